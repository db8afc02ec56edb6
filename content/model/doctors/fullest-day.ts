import { daysAfter } from '../opening-hours/clinic-time';
import { usualHoursOn, type Receiving } from './consultations-on';

/** Weeks alternate. */
const fortnight = Array.from({ length: 14 }, (_, index) => daysAfter('2026-01-05', index));

/**
 * Returns the number of doctors on the fullest day of an ordinary fortnight.
 * Hours that begin later than it are not counted.
 */
export const mostOnADay = (doctors: readonly Receiving[]): number =>
  Math.max(
    ...fortnight.map((day) => doctors.filter((one) => usualHoursOn(one, day).length > 0).length),
  );
