import { daysAfter } from './day';
import { stateAt, type Moment } from './now';
import { occurrencesOn, type Occurrence, type Timetable } from './timetable';

/** Returns the occurrence of today, or of the day before, that has begun and is not over. */
export const goingOn = (timetable: Timetable, now: Moment): Occurrence | undefined =>
  [daysAfter(now.day, -1), now.day]
    .flatMap((day) => occurrencesOn(timetable, day))
    .find((one) => stateAt(one, now) === 'begun');
