import { momentOf } from '../calendar/now';
import type { Timetable } from '../calendar/timetable';
import { consultationsAhead, type Consultation } from '../doctors/next-consultations';

/** Its words are the visitor's own. */
export const anotherDay: Consultation = { id: 'autre', label: 'un autre jour' };

/** Whether the visitor writes the day. */
export const isAnotherDay = (day: Consultation): boolean => day.id === anotherDay.id;

const dayCount = 6;

/** In minutes: in less than an hour, the clinic may not have answered. */
const notice = 59;

/** Returns the consultations of the next six days that have any, without those that begin too soon. */
export const consultationsToAskFor = (timetable: Timetable, now: Date | undefined) =>
  consultationsAhead(timetable, now, dayCount, notice);

/**
 * Returns the next consultations of a doctor, then days without a date. An appointment already made may be for one that
 * has begun today: who is late says so.
 */
export function daysOffered(
  timetable: Timetable,
  now: Date | undefined,
  isMade = false,
): Consultation[] {
  const ahead =
    isMade && now
      ? consultationsAhead(timetable, new Date(momentOf(now).day), dayCount)
      : consultationsToAskFor(timetable, now);
  const own = isMade ? 'le jour convenu' : 'les jours qui me conviennent';
  return [
    ...ahead,
    ...(isMade ? [] : [{ id: 'premier', label: 'le premier jour possible' }]),
    ahead.length > 0 ? anotherDay : { ...anotherDay, label: own },
  ];
}
