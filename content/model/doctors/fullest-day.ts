import { daysAfter } from '../calendar/day';
import { dayOf } from '../calendar/timetable';
import type { Doctor } from './doctor';

/** After the first day of any slot that takes place every other week: `fields.ts` accepts days until 2049. Ten weeks have each Monday of a month. */
const weeks = Array.from({ length: 70 }, (_, index) => daysAfter('2050-01-03', index));

/** Returns the number of doctors on the fullest ordinary day. */
export const mostOnADay = (doctors: readonly Pick<Doctor, 'consultation'>[]): number =>
  Math.max(
    ...weeks.map(
      (day) =>
        doctors.filter(
          ({ consultation }) =>
            dayOf({ rules: consultation, exceptions: [] }, day).usual.length > 0,
        ).length,
    ),
  );
