import { encode } from '../calendar/code';
import { closedIn, type Timetable } from '../calendar/timetable';
import { builtDay } from '../clinic/build';
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

/** Returns the code of a doctor's timetable, without what was over when the site was built. */
export function timetableCode({
  timetable: { rules, exceptions },
}: Pick<Doctor, 'timetable'>): string {
  // Without exceptions, `BUILD_DATE` is not needed.
  if (exceptions.length === 0) return encode({ rules, exceptions });
  const today = builtDay();
  return encode({ rules, exceptions: exceptions.filter(({ au }) => au >= today) });
}
