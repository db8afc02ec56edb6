import fc from 'fast-check';
import type { Day } from './day';
import { momentOf } from './now';
import { clockFrom } from './rule';

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as Day);

describe('momentOf', () => {
  it.each([
    ['2026-12-31T23:59:59.999Z', '2026-12-31', '23:59'],
    ['2027-01-01T00:00:00Z', '2027-01-01', '00:00'],
    ['2026-07-01T01:15:00+13:00', '2026-06-30', '12:15'],
  ] as const)('%s', (instant, day, time) => {
    expect(momentOf(new Date(instant))).toEqual({ day, minute: clockFrom(time) });
  });

  it('agrees with the time zone database for Bamako', () => {
    const inBamako = new Intl.DateTimeFormat('fr', {
      timeZone: 'Africa/Bamako',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    fc.assert(
      fc.property(days, (date) => {
        const { day, minute } = momentOf(new Date(`${date}T12:34:00Z`));
        const [year, month, number] = day.split('-');
        expect(inBamako.format(new Date(`${date}T12:34:00Z`))).toBe(
          `${number}/${month}/${year} ${Math.floor(minute / 60)}:${minute % 60}`,
        );
      }),
    );
  });

  it('refuses an invalid date', () => {
    expect(() => momentOf(new Date(Number.NaN))).toThrow(RangeError);
  });
});
