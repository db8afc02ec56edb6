import { daysAfter } from '../opening-hours/clinic-time';
import { usualHoursOn, type Receiving } from './consultations-on';

/** After the first day of any slot that takes place every other week: `fields.ts` accepts days until 2049. */
const fortnight = Array.from({ length: 14 }, (_, index) => daysAfter('2050-01-03', index));

/** Returns the number of doctors on the fullest day of an ordinary fortnight. */
export const mostOnADay = (doctors: readonly Receiving[]): number =>
  Math.max(
    ...fortnight.map((day) => doctors.filter((one) => usualHoursOn(one, day).length > 0).length),
  );
