import { daysAfter, daysIn, type Day } from '../calendar/day';
import { occurrencesOn } from '../calendar/timetable';
import type { Doctor } from './doctor';

/** After the first day of any slot that takes place every other week: `fields.ts` accepts days until 2049. Ten weeks have each Monday of a month. */
const weeks = Array.from({ length: 70 }, (_, index) => daysAfter('2050-01-03', index));

/** Returns the number of doctors on the fullest day. */
export function mostOnADay(doctors: readonly Pick<Doctor, 'timetable'>[]): number {
  const special = doctors
    .flatMap(({ timetable }) => timetable.exceptions)
    .filter(({ kind }) => kind === 'added' || kind === 'period')
    .flatMap(daysIn);
  const numberOn = (day: Day) =>
    doctors.filter(({ timetable }) => occurrencesOn(timetable, day).length > 0).length;
  return Math.max(...[...weeks, ...new Set(special)].map(numberOn));
}
