import { builtDay } from '../clinic/build';
import { announcement } from '../calendar/announcement';
import type { Day } from '../calendar/day';
import type { DoctorEntry } from './doctor';

/** Both ends included. */
export type Absence = NonNullable<DoctorEntry['absences']>[number];

/** Removes each `remplacant` without a page. */
export function replacedAmong<Any extends DoctorEntry>(doctors: readonly Any[]): Any[] {
  const names = doctors.map(({ name }) => name);
  const among = ({ remplacant, ...days }: Absence): Absence =>
    remplacant !== undefined && names.includes(remplacant) ? { ...days, remplacant } : days;
  return doctors.map((doctor) =>
    doctor.absences ? { ...doctor, absences: doctor.absences.map(among) } : doctor,
  );
}

/** Sorted by first day; may have begun before `day`. */
export function absencesFrom(absences: readonly Absence[], day: Day): Absence[] {
  return absences
    .filter(({ au }) => au >= day)
    .toSorted((one, other) => (one.du < other.du ? -1 : 1));
}

/** Omits absences that ended before the build. */
export function announcedAbsences(absences: readonly Absence[] = []) {
  // Without absences, `BUILD_DATE` is not needed.
  if (absences.length === 0) return [];
  const today = builtDay();
  return absencesFrom(absences, today).map((absence) => ({
    ...absence,
    ...announcement(absence, today),
  }));
}
