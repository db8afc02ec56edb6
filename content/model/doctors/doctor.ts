import type { Day } from '../calendar/day';
import type { Timetable } from '../calendar/timetable';
import type { DoctorEntry } from './schema';

export type { DoctorEntry };

export interface Doctor extends DoctorEntry {
  timetable: Timetable;
  /** Dates are told from this day, the day of the build. */
  builtOn: Day;
}

/** Too few to be filtered, or to fill the columns of a list. */
export const areFew = (doctors: readonly unknown[]): boolean => doctors.length < 4;

/** In French alphabetical order. */
export function distinctSpecialties(doctors: readonly { specialty: string }[]): string[] {
  const titles = new Set(doctors.map(({ specialty }) => specialty));
  return [...titles].sort((a, b) => a.localeCompare(b, 'fr'));
}
