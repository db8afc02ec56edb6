import { wholeWeek, type Weekday } from '../calendar/day';
import { everyDay, print } from '../calendar/print';
import type { Rule } from '../calendar/rule';
import { hasDays } from '../calendar/timetable';
import type { Doctor } from './doctor';

type Consulting = Pick<
  Doctor,
  'name' | 'specialty' | 'consultation' | 'absences' | 'periodes' | 'timetable'
>;

export interface WeeklyConsultation extends Omit<Consulting, 'consultation'> {
  rule: Rule;
  /** Whether the doctor also receives on other days, by appointment. */
  alsoByAppointment: boolean;
}

export interface ConsultationDay {
  day: Weekday;
  /** By hour, then in the order of the doctors. Omits daily consultations. */
  consultations: readonly WeeklyConsultation[];
  /** Number of doctors who consult every day. */
  daily: number;
}

export interface ConsultationWeek {
  days: readonly ConsultationDay[];
  daily: readonly WeeklyConsultation[];
  byAppointment: readonly WeeklyConsultation[];
}

const opening = ({ rule }: WeeklyConsultation) => rule.periods[0]?.opens ?? 0;

/** Returns seven days, from Monday; none if all doctors receive by appointment only. */
export function consultationWeek(doctors: readonly Consulting[]): ConsultationWeek {
  const all = doctors
    .flatMap(({ consultation, ...doctor }) =>
      consultation.map((rule): WeeklyConsultation => {
        const isOnRequest = ({ every }: Rule) => every === 'appointment';
        const alsoByAppointment = !isOnRequest(rule) && consultation.some(isOnRequest);
        return { ...doctor, rule, alsoByAppointment };
      }),
    )
    .toSorted((one, other) => opening(one) - opening(other));
  const daily = all.filter(({ rule }) => rule.every === 'day');
  const isOn =
    (day: Weekday) =>
    ({ rule }: WeeklyConsultation) =>
      rule.days.includes(day);
  const days = wholeWeek.map((day) => ({
    day,
    consultations: all.filter(({ rule }) => rule.every !== 'day').filter(isOn(day)),
    daily: daily.filter(isOn(day)).length,
  }));
  return {
    days: doctors.some(({ timetable }) => hasDays(timetable)) ? days : [],
    daily,
    byAppointment: all.filter(({ rule }) => rule.every === 'appointment'),
  };
}

/** Returns « Tous les jours sauf dimanche », where it is so for all of those of every day. */
export function everyDayInWords(daily: readonly WeeklyConsultation[]): string {
  const said = daily.map(({ rule }) => print({ ...rule, periods: [], byAppointment: false }));
  const [first = everyDay, ...others] = new Set(said);
  return others.length === 0 ? first : everyDay;
}
