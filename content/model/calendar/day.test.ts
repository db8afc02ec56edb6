import fc from 'fast-check';
import { daysAfter, weekOf, type Day } from './day';
import { shortDayLabel } from './print';

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as Day);

describe('daysAfter', () => {
  it('crosses the ends of months, leap days and years', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysAfter('2027-02-28', 1)).toBe('2027-03-01');
  });

  it('is reversible', () => {
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

  it('contains the day', () => {
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
