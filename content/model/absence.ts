import { builtDay } from './build';
import { daysAfter, type Day } from './clinic-time';
import type { DateRange } from './date-range';
import type { Doctor } from './doctor';
import { dayAndMonth, rangeInWords } from './range-words';

/** A time when a doctor does not receive, from its first day to its last, both included. */
export type Absence = NonNullable<Doctor['absences']>[number];

/** The doctors, with only the replacements who are among them: another has no page to lead to. */
export function replacedAmong<Any extends Doctor>(doctors: readonly Any[]): Any[] {
  const names = doctors.map(({ name }) => name);
  const among = ({ remplacant, ...days }: Absence): Absence =>
    remplacant !== undefined && names.includes(remplacant) ? { ...days, remplacant } : days;
  return doctors.map((doctor) =>
    doctor.absences ? { ...doctor, absences: doctor.absences.map(among) } : doctor,
  );
}

/** How many days ahead an absence is announced. */
const notice = 14;

/** Words that are right on some days. */
export interface DatedWords extends DateRange {
  readonly words: string;
}

/**
 * When an absence is announced, and how: `before` (« du 20 décembre au 3 janvier ») is true on any day; on its own days
 * it reads « jusqu’au 3 janvier ».
 */
export function absenceWords({ du, au }: Absence): Record<'before' | 'during', DatedWords> {
  const whole = rangeInWords({ from: du, to: au });
  return {
    before: { from: daysAfter(du, -notice), to: daysAfter(du, -1), words: whole },
    during: { from: du, to: au, words: du === au ? whole : `jusqu’au ${dayAndMonth(au)}` },
  };
}

/** The absences that are not over on that day, the next first. */
export function absencesFrom(absences: readonly Absence[], day: Day): Absence[] {
  return absences
    .filter(({ au }) => au >= day)
    .toSorted((one, other) => (one.du < other.du ? -1 : 1));
}

/** The absences that were not over when the site was built, the next first, with their words. */
export function announcedAbsences(absences: readonly Absence[] = []) {
  // A page of nobody who is away needs no date.
  if (absences.length === 0) return [];
  return absencesFrom(absences, builtDay()).map((absence) => ({
    ...absence,
    ...absenceWords(absence),
  }));
}
