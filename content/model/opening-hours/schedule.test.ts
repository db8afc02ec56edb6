import { weekdays } from './weekday';
import {
  daysOf,
  shortHoursLabel,
  dayRangeLabel,
  hoursLabel,
  isClosed,
  type ClockTime,
  type OpeningHours,
} from './schedule';

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

describe('shortHoursLabel', () => {
  it('is the line of the contact section (docs/requirements.md § 9), to the letter', () => {
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
