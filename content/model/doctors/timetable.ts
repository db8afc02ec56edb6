import { toCome, type Day } from '../calendar/day';
import { closedIn, type Timetable } from '../calendar/timetable';
import type { Closure } from '../opening-hours/closure';
import type { Doctor, DoctorEntry } from './doctor';
import { isCalled } from './naming';

/** A closure leaves out those who consult all the same. */
export const timetableOf = (
  {
    consultation,
    absences = [],
    periodes = [],
    'jours-en-plus': addedDays = [],
    ...doctor
  }: DoctorEntry,
  closures: readonly Closure[],
): Timetable => ({
  rules: consultation,
  exceptions: [
    ...closedIn(closures.filter(({ sauf }) => !sauf.some((one) => isCalled(one)(doctor)))),
    ...absences.map(({ du, au }) => ({ kind: 'absence' as const, du, au })),
    ...addedDays.map(({ jour, heures }) => ({
      kind: 'added' as const,
      du: jour,
      au: jour,
      periods: heures,
    })),
    ...periodes.map(({ du, au, consultation: rules }) => ({
      kind: 'period' as const,
      du,
      au,
      rules,
    })),
  ],
});

/** Leaves out what was over on the day of the build. */
export function doctorOn(
  builtOn: Day,
  { absences = [], periodes = [], 'jours-en-plus': addedDays = [], ...entry }: DoctorEntry,
  closures: readonly Closure[],
): Doctor {
  const own = {
    ...entry,
    absences: toCome(absences, builtOn),
    periodes: toCome(periodes, builtOn),
    'jours-en-plus': addedDays.filter(({ jour }) => jour >= builtOn),
  };
  return { ...own, builtOn, timetable: timetableOf(own, closures) };
}
