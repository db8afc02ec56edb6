import type { Timetable } from '../calendar/timetable';
import type { DoctorEntry } from './schema';

export type { DoctorEntry };

export interface Doctor extends DoctorEntry {
  timetable: Timetable;
}

/** In French alphabetical order. */
export function distinctSpecialties(doctors: readonly { specialty: string }[]): string[] {
  const titles = new Set(doctors.map(({ specialty }) => specialty));
  return [...titles].sort((a, b) => a.localeCompare(b, 'fr'));
}
