import { daysAfter } from './day';
import { stateAt, type Moment } from './now';
import { occurrencesOn, type Occurrence, type Timetable } from './timetable';

/** Returns what has begun and is not over, also since the day before. */
export const goingOn = (timetable: Timetable, now: Moment): Occurrence | undefined =>
  [daysAfter(now.day, -1), now.day]
    .flatMap((day) => occurrencesOn(timetable, day))
    .find((one) => stateAt(one, now) === 'begun');
