import { clinicMoment, dayLabelFrom, daysAfter, type Day } from '../opening-hours/clinic-time';
import { closureOn, type Closure } from '../opening-hours/closure';
import { evening } from './consultation-slot';
import { isAwayOn, usualHoursOn, type Receiving } from './consultations-on';

/** What the strip « Aujourd’hui » says of a doctor. */
export interface DoctorOfDay {
  readonly isAway: boolean;
  /** « , 9 h, 15 h »; empty without an hour. */
  readonly hours: string;
}

export interface DayAtClinic {
  readonly day: Day;
  readonly isToday: boolean;
  /** « Aujourd’hui, mercredi 25 novembre : 9 médecins consultent » */
  readonly title: string;
  /** In the order of the doctors; undefined for those who do not consult on that day. */
  readonly doctors: readonly (DoctorOfDay | undefined)[];
}

function onDay(doctor: Receiving, day: Day, closures: readonly Closure[]): DoctorOfDay | undefined {
  const hours = usualHoursOn(doctor, day);
  const isAway = isAwayOn(doctor, day, closures);
  // On a day without consultations, almost everybody is away.
  if (hours.length === 0 || (isAway && closureOn(closures, day))) return undefined;
  const said = hours.map((hour) => (hour === undefined ? '' : `, ${hour}\u00a0h`));
  return { isAway, hours: said.join('') };
}

function countInWords(count: number): string {
  if (count === 0) return 'pas de consultation';
  return count === 1 ? '1\u00a0médecin consulte' : `${count}\u00a0médecins consultent`;
}

/** Returns today; from the evening on, when consultations are over, tomorrow. `now` is on the clinic's clock (`onClinicClock`). */
export function dayAtClinic(
  doctors: readonly Receiving[],
  now: Date,
  closures: readonly Closure[],
): DayAtClinic {
  const { day: today } = clinicMoment(now);
  const isToday = now.getUTCHours() < evening;
  const day = isToday ? today : daysAfter(today, 1);
  const closure = closureOn(closures, day);
  const ofDay = doctors.map((doctor) => onDay(doctor, day, closures));
  const consulting = ofDay.filter((doctor) => doctor?.isAway === false);
  const when = [
    isToday ? 'Aujourd’hui' : 'Demain',
    dayLabelFrom(day, today),
    ...(closure ? [closure.raison] : []),
  ].join(', ');
  return {
    day,
    isToday,
    title: `${when}\u00a0: ${countInWords(consulting.length)}`,
    doctors: ofDay,
  };
}
