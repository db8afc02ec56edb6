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
