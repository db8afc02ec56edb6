import { daysAfter, type Day } from '../calendar/day';
import { dayAt, evening, momentOf, type Moment } from '../calendar/now';
import { clockInWords, everyDay, orByAppointment, periodInWords } from '../calendar/print';
import { wholeDay, type Rule } from '../calendar/rule';
import { occurrencesOn, type Occurrence, type Timetable } from '../calendar/timetable';
import { dayLabel, dayLabelFrom } from '../calendar/day-words';
import { closureOn, type Closure } from '../opening-hours/closure';

/** Emergencies that never close: with the whole clinic, or with hours of their own; empty for others. */
export type Emergencies = 'night' | 'apart' | '';

/** What the strip « Aujourd’hui » says of a doctor. */
export interface DoctorOfDay {
  isAway: boolean;
  /** By it, doctors are in order: that of the first slot, in minutes; those who are away come last. */
  place: number;
  /** « , 9H, 15H », « , tous les jours » */
  when: string;
}

export interface DayAtClinic {
  day: Day;
  isToday: boolean;
  /** « Aujourd’hui, mercredi 25 novembre : 9 médecins consultent », « Urgences ouvertes ce soir. Demain, jeudi 26 : … » */
  title: string;
  /** In the order of the doctors; undefined for those who do not consult on that day, or no longer. */
  doctors: readonly (DoctorOfDay | undefined)[];
}

function whenInWords(rules: readonly Rule[], ofDay: readonly Occurrence[]): string {
  const words = ofDay.flatMap(({ period, rule }) => {
    const hours = period ? periodInWords(period) : everyDay.toLowerCase();
    const isSaid = period !== undefined || rule?.every === 'day';
    return [...(isSaid ? [hours] : []), ...(rule?.byAppointment ? ['sur R.D.V'] : [])];
  });
  const alsoOnRequest = rules.some(({ every }) => every === 'appointment') ? [orByAppointment] : [];
  return [...words, ...alsoOnRequest].map((one) => `, ${one}`).join('');
}

function onDay(timetable: Timetable, day: Day, now: Moment): DoctorOfDay | undefined {
  const { rules, away, usual } = dayAt(timetable, day, now);
  const left = usual.filter(({ state }) => state !== 'over');
  const [first] = left;
  // On a day without consultations, almost all doctors are away, so they are omitted.
  if (!first || away === 'closed') return undefined;
  return {
    isAway: away !== undefined,
    place: away ? wholeDay + 1 : (first.period?.opens ?? evening),
    when: whenInWords(rules, left),
  };
}

const isReceiving = (doctor: DoctorOfDay | undefined) => doctor?.isAway === false;

/** Returns « vendredi 1er ». */
const withoutMonth = (day: Day): string => dayLabel(day).split(' ', 2).join(' ');

function countInWords(count: number): string {
  if (count === 0) return 'pas de consultation';
  return count === 1 ? '1\u00a0médecin consulte' : `${count}\u00a0médecins consultent`;
}

/** Returns « consultations demain dès 8H », without an hour where none is said before the evening. */
function fromTomorrow(doctors: DayAtClinic['doctors']): string {
  const first = Math.min(...doctors.map((doctor) => doctor?.place ?? evening));
  return `consultations demain${first < evening ? ` dès ${clockInWords(first)}` : ''}`;
}

/** Returns today; once nobody is left, tomorrow. `now` is on the clinic's clock (`onClinicClock`). */
export function dayAtClinic(
  timetables: readonly Timetable[],
  now: Date,
  closures: readonly Closure[],
  emergencies: Emergencies,
): DayAtClinic {
  const moment = momentOf(now);
  const doctorsOn = (one: Day) => timetables.map((timetable) => onDay(timetable, one, moment));
  const today = doctorsOn(moment.day);
  const isWithoutDoctors = timetables.every((one) => occurrencesOn(one, moment.day).length === 0);
  const isToday = isWithoutDoctors ? moment.minute < evening : today.some(isReceiving);
  const day = isToday ? moment.day : daysAfter(moment.day, 1);
  const closure = closureOn(closures, day);
  const doctors = isToday ? today : doctorsOn(day);
  const count = doctors.filter(isReceiving).length;
  const isOpen = emergencies !== '' && closureOn(closures, moment.day)?.urgences !== 'non';
  // A reason leaves no place for it in two lines of a phone.
  const open = isOpen && !closure ? 'Urgences ouvertes' : '';
  const tonight = open && `${open}${moment.minute < evening ? '' : ' ce soir'}. `;
  const when = isToday
    ? `Aujourd’hui, ${dayLabelFrom(day, moment.day)}`
    : `${tonight}Demain, ${withoutMonth(day)}`;
  const reason = closure ? `, ${closure.raison}` : '';
  const title =
    open && emergencies === 'apart' && !isToday && count > 0
      ? `${open}, ${fromTomorrow(doctors)}`
      : `${when}${reason}\u00a0: ${countInWords(count)}`;
  return { day, isToday, title, doctors };
}
