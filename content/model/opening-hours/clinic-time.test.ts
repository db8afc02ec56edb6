import type { Day } from '../calendar/day';
import fc from 'fast-check';
import { clinicMoment, shortDayLabel, weekOf } from './clinic-time';

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as Day);

describe('clinicMoment', () => {
  it.each([
    ['2026-12-31T23:59:59.999Z', '2026-12-31', '23:59'],
    ['2027-01-01T00:00:00Z', '2027-01-01', '00:00'],
    ['2026-07-01T01:15:00+13:00', '2026-06-30', '12:15'],
  ])('%s', (instant, day, time) => {
    expect(clinicMoment(new Date(instant))).toEqual({ day, time });
  });

  it('is that of the zone database for Bamako', () => {
    const inBamako = new Intl.DateTimeFormat('fr', {
      timeZone: 'Africa/Bamako',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    fc.assert(
      fc.property(days, (date) => {
        const { day, time } = clinicMoment(new Date(`${date}T12:34:00Z`));
        const [year, month, number] = day.split('-');
        expect(inBamako.format(new Date(`${date}T12:34:00Z`))).toBe(
          `${number}/${month}/${year} ${time}`,
        );
      }),
    );
  });

  it('refuses an invalid date', () => {
    expect(() => clinicMoment(new Date(Number.NaN))).toThrow(RangeError);
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

it('a day is short in French', () => {
  expect(shortDayLabel('2026-11-03')).toEqual({ weekday: 'mar.', date: '3' });
});
