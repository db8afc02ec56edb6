import { daysAfter, weekdayInWords, weekdayOf, type Day } from '../calendar/day';
import { dayAt, evening, goingOn, momentOf, type Moment } from '../calendar/now';
import {
  clockInWords,
  dayLabelFrom,
  everyDay,
  orByAppointment,
  partsOfDay,
  termsOf,
  fromInWords,
} from '../calendar/print';
import { wholeDay, type Rule } from '../calendar/rule';
import { occurrencesOn, type Occurrence, type Timetable } from '../calendar/timetable';
import type { Noun } from './naming';
import { consultationsAhead } from './next-consultations';
import { closureOn, type Closure } from '../opening-hours/closure';

export interface DoctorOfDay {
  isAway: boolean;
  /** Sorts the doctors: minutes of the first slot; those who are away come last. */
  place: number;
  /** « 9H », « tous les jours »; empty where no hour is said. */
  hour: string;
  /** Whether « tous les jours » is all that is said. */
  isDaily: boolean;
  /** Follows the hour: « , 15H », « , ou sur R.D.V ». */
  when: string;
}

export interface DayAtClinic {
  day: Day;
  isToday: boolean;
  /** « Aujourd’hui, mercredi 25 novembre », « : » and « 9 médecins », which a phone shows on two lines. */
  title: readonly [words: string, sign: string, note: string];
  /** « lundi 8H »: the next hour, if nobody comes at one on that day. */
  nextHour: string | undefined;
  /** In the order of the doctors; undefined for those who do not consult on that day, or no longer. */
  doctors: readonly (DoctorOfDay | undefined)[];
}

function whenInWords(
  rules: readonly Rule[],
  ofDay: readonly Occurrence[],
): Pick<DoctorOfDay, 'hour' | 'isDaily' | 'when'> {
  const [hour = '', ...later] = ofDay.flatMap(({ period, rule }) => {
    const hours = period ? fromInWords(period) : everyDay.toLowerCase();
    const isSaid = period !== undefined || rule?.every === 'day';
    const beside = rule ? [rule.note ?? '', termsOf(rule)] : [];
    return [isSaid ? hours : '', ...beside].filter((words) => words !== '');
  });
  const alsoOnRequest = rules.some(({ every }) => every === 'appointment') ? [orByAppointment] : [];
  const when = [...later, ...alsoOnRequest].map((one) => `, ${one}`).join('');
  return { hour, isDaily: hour === everyDay.toLowerCase() && when === '', when };
}

const absence = { hour: 'absence', isDaily: false, when: '\u00a0: pas de consultation' };

function onDay(timetable: Timetable, day: Day, now: Moment): DoctorOfDay | undefined {
  const { rules, away, usual } = dayAt(timetable, day, now);
  const left = usual.filter(({ state }) => state !== 'over');
  const [first] = left;
  // On a day without consultations, almost all doctors are away, so they are omitted.
  if (!first || away === 'closed') return undefined;
  return {
    isAway: away !== undefined,
    place: away ? wholeDay + 1 : (first.period?.opens ?? evening),
    ...(away ? absence : whenInWords(rules, left)),
  };
}

const isReceiving = (doctor: DoctorOfDay | undefined) => doctor?.isAway === false;

/** Returns « vendredi 1er ». */
const withoutMonth = (day: Day): string => partsOfDay(day).slice(0, 2).join(' ');

function countInWords(count: number, noun: Noun): string {
  if (count === 0) return 'pas de consultation';
  return `${count}\u00a0${noun}${count === 1 ? '' : 's'}`;
}

const firstPlace = (doctors: DayAtClinic['doctors']): number =>
  Math.min(...doctors.map((doctor) => doctor?.place ?? evening));

/** Returns « consultations demain dès 8H », without the hour if none is before the evening. */
function fromTomorrow(doctors: DayAtClinic['doctors']): string {
  if (!doctors.some(isReceiving)) return 'pas de consultation demain';
  const first = firstPlace(doctors);
  return `consultations demain${first < evening ? ` dès ${clockInWords(first)}` : ''}`;
}

/** Returns « lundi 8H », within a week. */
function hourToCome(timetables: readonly Timetable[], now: Date): string | undefined {
  const [first] = timetables
    .flatMap(
      (timetable) => consultationsAhead(timetable, now, 7).find(({ period }) => period) ?? [],
    )
    .map(({ day, period }) => ({ day, opens: period?.opens ?? evening }))
    .sort((one, other) => one.day.localeCompare(other.day) || one.opens - other.opens);
  if (!first || first.day >= daysAfter(momentOf(now).day, 7)) return undefined;
  return `${weekdayInWords(weekdayOf(first.day))} ${clockInWords(first.opens)}`;
}

/** Returns « Urgences ouvertes jusqu’à 22H ». */
function emergenciesInWords(emergencies: Timetable, now: Moment): string {
  if (emergencies.rules.length === 0) return '';
  const { day, period } = goingOn(emergencies, now) ?? {};
  if (!day) return 'Urgences fermées';
  const closes = period?.closes ?? wholeDay;
  const next = { day: daysAfter(day, closes < wholeDay ? 0 : 1), minute: closes % wholeDay };
  const end = goingOn(emergencies, next) ? '' : ` jusqu’à ${clockInWords(next.minute || wholeDay)}`;
  return `Urgences ouvertes${end}`;
}

/**
 * Returns today, or tomorrow once no doctor is left. `now` is on the clinic's clock (`clinicNow`). `emergencies`
 * has no rules if the clinic never receives emergencies.
 */
export function dayAtClinic(
  timetables: readonly Timetable[],
  now: Date,
  closures: readonly Closure[],
  emergencies: Timetable,
  noun: Noun,
): DayAtClinic {
  const moment = momentOf(now);
  const doctorsOn = (one: Day) => timetables.map((timetable) => onDay(timetable, one, moment));
  const today = doctorsOn(moment.day);
  const isWithoutDoctors = timetables.every((one) => occurrencesOn(one, moment.day).length === 0);
  const isToday = isWithoutDoctors ? moment.minute < evening : today.some(isReceiving);
  const day = isToday ? moment.day : daysAfter(moment.day, 1);
  const closure = closureOn(closures, day);
  const doctors = isToday ? today : doctorsOn(day);
  const nextHour = firstPlace(doctors) < evening ? undefined : hourToCome(timetables, now);
  // With the reason of a closure, emergencies would not fit on two lines of a phone.
  const tonight = isToday || closure ? '' : emergenciesInWords(emergencies, moment);
  const count = countInWords(doctors.filter(isReceiving).length, noun);
  const when = isToday
    ? `Aujourd’hui, ${dayLabelFrom(day, moment.day)}`
    : `Demain, ${withoutMonth(day)}`;
  const ofDay = closure
    ? ([when, ', ', `${closure.raison}\u00a0: ${count}`] as const)
    : ([when, '\u00a0: ', count] as const);
  const title = tonight === '' ? ofDay : ([tonight, ', ', fromTomorrow(doctors)] as const);
  return { day, isToday, title, nextHour, doctors };
}
