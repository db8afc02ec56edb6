import { weekdays } from './doctor';
import {
  daysOf,
  shortHoursLabel,
  dayRangeLabel,
  hoursLabel,
  isClosed,
  isOpenAt,
  type ClockTime,
  type OpeningHours,
} from './schedule';

const bamako = 'Africa/Bamako';
/** 16 November 2026 is a Monday; Bamako's clock is UTC all year. */
const at = (dayOfNovember: number, time: string) => new Date(`2026-11-${dayOfNovember}T${time}Z`);
const row = (
  from: OpeningHours['from'],
  to: OpeningHours['to'],
  hours: OpeningHours['hours'],
): OpeningHours => ({ from, to, hours });
const period = (opens: ClockTime, closes: ClockTime) => ({ opens, closes });

describe('dayRangeLabel', () => {
  it('says the first and the last day', () => {
    expect(dayRangeLabel(row('Lundi', 'Dimanche', '24h/24'))).toBe('Lundi au dimanche');
  });

  it('says a single day alone', () => {
    expect(dayRangeLabel(row('Lundi', 'Lundi', 'Fermé'))).toBe('Lundi');
  });
});

describe('hoursLabel', () => {
  it('keeps the words of the table', () => {
    expect(hoursLabel(row('Lundi', 'Lundi', '24h/24'))).toBe('24h/24');
    expect(hoursLabel(row('Lundi', 'Lundi', 'Fermé'))).toBe('Fermé');
  });

  it('writes times the French way, without a break inside', () => {
    expect(hoursLabel(row('Lundi', 'Lundi', period('08:30', '17:00')))).toBe(
      '8\u00a0h\u00a030 – 17\u00a0h',
    );
    expect(hoursLabel(row('Lundi', 'Lundi', period('00:00', '12:05')))).toBe(
      '0\u00a0h – 12\u00a0h\u00a005',
    );
  });
});

describe('isClosed', () => {
  it('is true of a closed row only', () => {
    expect(isClosed(row('Dimanche', 'Dimanche', 'Fermé'))).toBe(true);
    expect(isClosed(row('Dimanche', 'Dimanche', '24h/24'))).toBe(false);
    expect(isClosed(row('Dimanche', 'Dimanche', period('08:00', '12:00')))).toBe(false);
  });
});

describe('isOpenAt', () => {
  it('is always true of a clinic open day and night', () => {
    const rows = [row('Lundi', 'Dimanche', '24h/24')];
    const week = [16, 17, 18, 19, 20, 21, 22].flatMap((day) => [
      at(day, '00:00:00'),
      at(day, '12:00:00'),
      at(day, '23:59:59'),
    ]);
    expect(week.filter((instant) => !isOpenAt(rows, instant, bamako))).toEqual([]);
  });

  it('opens at the first minute and is closed at the last', () => {
    const rows = [row('Lundi', 'Vendredi', period('08:30', '17:00'))];
    expect(isOpenAt(rows, at(16, '08:29:59'), bamako)).toBe(false);
    expect(isOpenAt(rows, at(16, '08:30:00'), bamako)).toBe(true);
    expect(isOpenAt(rows, at(16, '16:59:59'), bamako)).toBe(true);
    expect(isOpenAt(rows, at(16, '17:00:00'), bamako)).toBe(false);
    expect(isOpenAt(rows, at(21, '12:00:00'), bamako)).toBe(false);
  });

  it('is open when any row says so: a lunch break, a closed day', () => {
    const rows = [
      row('Lundi', 'Samedi', period('08:00', '12:00')),
      row('Lundi', 'Samedi', period('14:00', '24:00')),
      row('Dimanche', 'Dimanche', 'Fermé'),
    ];
    expect(isOpenAt(rows, at(18, '11:00:00'), bamako)).toBe(true);
    expect(isOpenAt(rows, at(18, '13:00:00'), bamako)).toBe(false);
    expect(isOpenAt(rows, at(18, '23:59:00'), bamako)).toBe(true);
    expect(isOpenAt(rows, at(22, '11:00:00'), bamako)).toBe(false);
  });

  it('wraps over Sunday: Saturday to Monday', () => {
    const rows = [row('Samedi', 'Lundi', '24h/24')];
    const open = [16, 17, 18, 19, 20, 21, 22].filter((day) =>
      isOpenAt(rows, at(day, '12:00:00'), bamako),
    );
    expect(open).toEqual([16, 21, 22]);
  });

  it('runs past midnight into the day after, even from Sunday to Monday', () => {
    const rows = [row('Dimanche', 'Dimanche', period('20:00', '06:00'))];
    expect(isOpenAt(rows, at(22, '05:00:00'), bamako)).toBe(false);
    expect(isOpenAt(rows, at(22, '19:59:00'), bamako)).toBe(false);
    expect(isOpenAt(rows, at(22, '20:00:00'), bamako)).toBe(true);
    expect(isOpenAt(rows, at(23, '05:59:00'), bamako)).toBe(true);
    expect(isOpenAt(rows, at(23, '06:00:00'), bamako)).toBe(false);
    expect(isOpenAt(rows, at(23, '20:00:00'), bamako)).toBe(false);
  });

  it('takes equal times as a whole day round the clock', () => {
    const rows = [row('Mercredi', 'Mercredi', period('08:00', '08:00'))];
    expect(isOpenAt(rows, at(18, '08:00:00'), bamako)).toBe(true);
    expect(isOpenAt(rows, at(19, '07:59:00'), bamako)).toBe(true);
    expect(isOpenAt(rows, at(19, '08:00:00'), bamako)).toBe(false);
  });

  it('reads the clock and the day of the zone, not of the machine', () => {
    const rows = [row('Mardi', 'Mardi', period('00:00', '01:00'))];
    const mondayEvening = at(16, '15:30:00');
    expect(isOpenAt(rows, mondayEvening, 'Asia/Tokyo')).toBe(true);
    expect(isOpenAt(rows, mondayEvening, bamako)).toBe(false);
  });

  it('knows each day by its name', () => {
    const open = weekdays.map((day, index) =>
      isOpenAt([row(day, day, '24h/24')], at(16 + index, '12:00:00'), bamako),
    );
    expect(open).toEqual(weekdays.map(() => true));
  });

  it('is never open without rows', () => {
    expect(isOpenAt([], at(16, '12:00:00'), bamako)).toBe(false);
  });

  it('refuses an invalid date and an unknown zone', () => {
    expect(() => isOpenAt([], new Date('hier'), bamako)).toThrow(RangeError);
    expect(() => isOpenAt([], at(16, '12:00:00'), 'Mali/Bamako')).toThrow(RangeError);
  });
});

describe('shortHoursLabel', () => {
  it('is the line of the contact section (specification § 9), to the letter', () => {
    expect(shortHoursLabel({ from: 'Lundi', to: 'Dimanche', hours: '24h/24' })).toBe(
      'Lun-Dim: 24h/24h',
    );
    expect(shortHoursLabel({ from: 'Samedi', to: 'Samedi', hours: 'Fermé' })).toBe('Sam: Fermé');
  });
});

describe('daysOf', () => {
  it('lists the days of a row, also around Sunday', () => {
    expect(daysOf({ from: 'Lundi', to: 'Dimanche', hours: '24h/24' })).toEqual(weekdays);
    expect(daysOf({ from: 'Samedi', to: 'Lundi', hours: 'Fermé' })).toEqual([
      'Lundi',
      'Samedi',
      'Dimanche',
    ]);
  });
});
