import type { Receiving } from '../doctors/consultations-on';
import { consultationsAhead, type Consultation } from '../doctors/next-consultations';
import { clinicMoment } from '../opening-hours/clinic-time';
import type { Closure } from '../opening-hours/closure';

/** Its words are the visitor's own. */
const anotherDay: Consultation = { id: 'autre', label: 'un autre jour' };

/** Whether the visitor writes the day. */
export const isAnotherDay = (day: Consultation): boolean => day.id === anotherDay.id;

/** Of a doctor. */
export const dayCount = 6;

/**
 * Returns the next consultations of a doctor, then days without a date. An appointment already made may be for one that
 * has begun today: who is late says so.
 */
export function daysOffered(
  doctor: Receiving,
  now: Date | undefined,
  closures: readonly Closure[],
  isMade = false,
): Consultation[] {
  const start = isMade && now ? new Date(clinicMoment(now).day) : now;
  const ahead = consultationsAhead(doctor, start, dayCount, closures);
  const own = isMade ? 'le jour convenu' : 'les jours qui me conviennent';
  return [
    ...ahead,
    ...(isMade ? [] : [{ id: 'premier', label: 'le premier jour possible' }]),
    ahead.length > 0 ? anotherDay : { ...anotherDay, label: own },
  ];
}
