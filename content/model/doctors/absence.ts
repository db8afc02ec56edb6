import { builtDay } from '../clinic/build';
import { daysAfter, type Day } from '../opening-hours/clinic-time';
import type { DateRange } from '../opening-hours/date-range';
import type { Doctor } from './doctor';
import { dayNearby, rangeInWords } from '../opening-hours/range-words';

/** Both ends included. */
export type Absence = NonNullable<Doctor['absences']>[number];

/** Removes each `remplacant` without a page. */
export function replacedAmong<Any extends Doctor>(doctors: readonly Any[]): Any[] {
  const names = doctors.map(({ name }) => name);
  const among = ({ remplacant, ...days }: Absence): Absence =>
    remplacant !== undefined && names.includes(remplacant) ? { ...days, remplacant } : days;
  return doctors.map((doctor) =>
    doctor.absences ? { ...doctor, absences: doctor.absences.map(among) } : doctor,
  );
}

/** Days of announcement. */
const notice = 14;

export interface DatedWords extends DateRange {
  readonly words: string;
}

/** Returns « du 20 au 24 décembre » for `before`, « jusqu’au 24 décembre » for `during`; with years other than today's. */
export function absenceWords(
  { du, au }: Absence,
  today: Day,
): Record<'before' | 'during', DatedWords> {
  const whole = rangeInWords({ from: du, to: au }, today);
  return {
    before: { from: daysAfter(du, -notice), to: daysAfter(du, -1), words: whole },
    during: { from: du, to: au, words: du === au ? whole : `jusqu’au ${dayNearby(au, today)}` },
  };
}

/** Sorted by first day; may have begun before `day`. */
export function absencesFrom(absences: readonly Absence[], day: Day): Absence[] {
  return absences
    .filter(({ au }) => au >= day)
    .toSorted((one, other) => (one.du < other.du ? -1 : 1));
}

/** Leaves out what was over when the site was built. */
export function announcedAbsences(absences: readonly Absence[] = []) {
  // Without absences, `BUILD_DATE` is not needed.
  if (absences.length === 0) return [];
  const today = builtDay();
  return absencesFrom(absences, today).map((absence) => ({
    ...absence,
    ...absenceWords(absence, today),
  }));
}
