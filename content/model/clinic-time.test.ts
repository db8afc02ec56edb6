import fc from 'fast-check';
import { clinicMoment, dayLabel, daysAfter, shortDayLabel, weekOf, type Day } from './clinic-time';

const bamako = 'Africa/Bamako';
const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as Day);

describe('clinicMoment', () => {
  it.each([
    ['2026-12-31T23:59:59.999Z', bamako, '2026-12-31', '23:59'],
    ['2027-01-01T00:00:00Z', bamako, '2027-01-01', '00:00'],
    ['2026-11-23T12:15:00Z', 'Pacific/Auckland', '2026-11-24', '01:15'],
    ['2026-11-23T05:00:00Z', 'Pacific/Honolulu', '2026-11-22', '19:00'],
    ['2026-11-23T20:00:00Z', 'Asia/Kolkata', '2026-11-24', '01:30'],
  ])('%s in %s', (instant, zone, day, time) => {
    expect(clinicMoment(new Date(instant), zone)).toEqual({ day, time });
  });

  it('refuses an invalid date and an unknown zone', () => {
    expect(() => clinicMoment(new Date(Number.NaN), bamako)).toThrow(RangeError);
    expect(() => clinicMoment(new Date(0), 'Mars/Olympe')).toThrow(RangeError);
  });
});

describe('daysAfter', () => {
  it('goes over the ends of months, leap days and years', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysAfter('2027-02-28', 1)).toBe('2027-03-01');
  });

  it('comes back', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -800, max: 800 }), (day, count) => {
        expect(daysAfter(daysAfter(day, count), -count)).toBe(day);
      }),
    );
  });
});

describe('weekOf', () => {
  it('starts on Monday, also across a year', () => {
    expect(weekOf('2027-01-01')).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
    expect(weekOf('2026-11-23')[0]).toBe('2026-11-23');
    expect(weekOf('2026-11-29')[0]).toBe('2026-11-23');
  });

  it('holds the day, whatever it is', () => {
    fc.assert(
      fc.property(days, (day) => {
        const week = weekOf(day);
        expect(week).toContain(day);
        expect(week.map((other) => shortDayLabel(other).weekday)).toEqual([
          'lun.',
          'mar.',
          'mer.',
          'jeu.',
          'ven.',
          'sam.',
          'dim.',
        ]);
      }),
    );
  });
});

describe('labels', () => {
  it('are French', () => {
    expect(dayLabel('2026-11-23')).toBe('lundi 23 novembre 2026');
    expect(dayLabel('2026-12-01')).toBe('mardi 1er décembre 2026');
    expect(shortDayLabel('2026-11-03')).toEqual({ weekday: 'mar.', date: '3' });
  });
});
