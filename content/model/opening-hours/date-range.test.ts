import { clinicMoment } from './clinic-time';
import { includesDay, type DateRange } from './date-range';

const holidays: DateRange = { from: '2026-12-20', to: '2027-01-03' };

/** Whether the range includes the day in Bamako at that instant. */
const holdsAt = (instant: string) => includesDay(holidays, clinicMoment(new Date(instant)).day);

describe('includesDay', () => {
  it('holds from the first day to the last', () => {
    const days = ['2026-12-19', '2026-12-20', '2027-01-03', '2027-01-04'] as const;
    expect(days.map((day) => includesDay(holidays, day))).toEqual([false, true, true, false]);
  });

  it('holds for a range of one day on that day alone', () => {
    const day: DateRange = { from: '2027-01-03', to: '2027-01-03' };
    const days = ['2027-01-02', '2027-01-03', '2027-01-04'] as const;
    expect(days.map((other) => includesDay(day, other))).toEqual([false, true, false]);
  });

  it('changes at midnight in Bamako, seen from Paris too', () => {
    expect(holdsAt('2026-12-20T00:59:00+01:00')).toBe(false);
    expect(holdsAt('2026-12-20T01:01:00+01:00')).toBe(true);
    expect(holdsAt('2027-01-04T00:59:00+01:00')).toBe(true);
    expect(holdsAt('2027-01-04T01:01:00+01:00')).toBe(false);
  });
});
