import { wholeWeek, type Weekday } from '../calendar/day';
import { everyDay, printDays } from '../calendar/print';
import type { Rule } from '../calendar/rule';
import { hasDays } from '../calendar/timetable';
import type { Doctor } from './doctor';

type Consulting = Pick<Doctor, 'consultation' | 'timetable'>;

export interface WeeklyConsultation<Who> {
  doctor: Who;
  rule: Rule;
  alsoByAppointment: boolean;
}

export interface ConsultationDay<Who> {
  day: Weekday;
  /** By hour, then in the order of the doctors. Those of every day only if there are no others. */
  consultations: readonly WeeklyConsultation<Who>[];
}

export interface ConsultationWeek<Who> {
  days: readonly ConsultationDay<Who>[];
  daily: readonly WeeklyConsultation<Who>[];
  byAppointment: readonly WeeklyConsultation<Who>[];
}

const opening = ({ rule }: { rule: Rule }) => rule.periods[0]?.opens ?? 0;

/** Returns seven days, from Monday; none if all doctors receive by appointment only. */
export function consultationWeek<Who extends Consulting>(
  doctors: readonly Who[],
): ConsultationWeek<Who> {
  const all = doctors
    .flatMap((doctor) =>
      doctor.consultation.map((rule) => {
        const isOnRequest = ({ every }: Rule) => every === 'appointment';
        const alsoByAppointment = !isOnRequest(rule) && doctor.consultation.some(isOnRequest);
        return { doctor, rule, alsoByAppointment };
      }),
    )
    .toSorted((one, other) => opening(one) - opening(other));
  const daily = all.filter(({ rule }) => rule.every === 'day');
  const isOn =
    (day: Weekday) =>
    ({ rule }: { rule: Rule }) =>
      rule.days.includes(day);
  const days = wholeWeek.map((day) => {
    const own = all.filter(({ rule }) => rule.every !== 'day').filter(isOn(day));
    return { day, consultations: own.length > 0 ? own : daily.filter(isOn(day)) };
  });
  return {
    days: doctors.some(({ timetable }) => hasDays(timetable)) ? days : [],
    daily,
    byAppointment: all.filter(({ rule }) => rule.every === 'appointment'),
  };
}

/** Returns « Tous les jours sauf dimanche », where it is so for all of those of every day. */
export function everyDayInWords(daily: readonly { rule: Rule }[]): string {
  const said = daily.map(({ rule }) => printDays(rule));
  const [first = everyDay, ...others] = new Set(said);
  return others.length === 0 ? first : everyDay;
}
