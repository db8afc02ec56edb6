import {
  clinicMoment,
  dayLabel,
  dayLabelFrom,
  daysAfter,
  type Day,
} from '../opening-hours/clinic-time';
import { closureOn, type Closure } from '../opening-hours/closure';
import {
  byAppointment,
  evening,
  everyDay,
  hourInWords,
  orByAppointment,
} from './consultation-slot';
import { isAwayOn, usualHoursOn, type Receiving } from './consultations-on';

/** What the strip « Aujourd’hui » says of a doctor. */
export interface DoctorOfDay {
  readonly isAway: boolean;
  /** Of the first slot; `evening` without an hour, later for those who are away. */
  readonly hour: number;
  /** « , 9H, 15H », « , tous les jours » */
  readonly when: string;
}

export interface DayAtClinic {
  readonly day: Day;
  readonly isToday: boolean;
  /** « Aujourd’hui, mercredi 25 novembre : 9 médecins consultent », « Urgences ouvertes ce soir. Demain, jeudi 26 : … » */
  readonly title: string;
  /** In the order of the doctors; undefined for those who do not consult on that day. */
  readonly doctors: readonly (DoctorOfDay | undefined)[];
}

function daysInWords(slot: string): string[] {
  if (slot.startsWith(everyDay)) return [everyDay.toLowerCase()];
  return slot === byAppointment ? [orByAppointment] : [];
}

function onDay(doctor: Receiving, day: Day, closures: readonly Closure[]): DoctorOfDay | undefined {
  const hours = usualHoursOn(doctor, day);
  const isAway = isAwayOn(doctor, day, closures);
  // On a day without consultations, almost everybody is away.
  if (hours.length === 0 || (isAway && closureOn(closures, day))) return undefined;
  return {
    isAway,
    hour: isAway ? evening + 1 : (hours[0] ?? evening),
    when: [
      ...hours.flatMap((hour) => (hour === undefined ? [] : hourInWords(hour))),
      ...doctor.consultation.flatMap(daysInWords),
    ]
      .map((words) => `, ${words}`)
      .join(''),
  };
}

/** Returns « vendredi 1er ». */
const withoutMonth = (day: Day): string => dayLabel(day).split(' ', 2).join(' ');

function countInWords(count: number): string {
  if (count === 0) return 'pas de consultation';
  return count === 1 ? '1\u00a0médecin consulte' : `${count}\u00a0médecins consultent`;
}

/** Returns today; from the evening on, when consultations are over, tomorrow. `now` is on the clinic's clock (`onClinicClock`). */
export function dayAtClinic(
  doctors: readonly Receiving[],
  now: Date,
  closures: readonly Closure[],
  isOpenAtNight: boolean,
): DayAtClinic {
  const { day: today } = clinicMoment(now);
  const isToday = now.getUTCHours() < evening;
  const day = isToday ? today : daysAfter(today, 1);
  const closure = closureOn(closures, day);
  const ofDay = doctors.map((doctor) => onDay(doctor, day, closures));
  const consulting = ofDay.filter((doctor) => doctor?.isAway === false);
  // A reason leaves no place for it in two lines of a phone.
  const isOpenTonight = isOpenAtNight && !closure && closureOn(closures, today)?.urgences !== 'non';
  const tomorrow = isOpenTonight ? 'Urgences ouvertes ce soir. Demain' : 'Demain';
  const when = [
    ...(isToday ? ['Aujourd’hui', dayLabelFrom(day, today)] : [tomorrow, withoutMonth(day)]),
    ...(closure ? [closure.raison] : []),
  ].join(', ');
  return {
    day,
    isToday,
    title: `${when}\u00a0: ${countInWords(consulting.length)}`,
    doctors: ofDay,
  };
}
