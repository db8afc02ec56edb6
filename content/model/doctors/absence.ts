import { builtDay } from '../clinic/build';
import { daysAfter, type Day } from '../opening-hours/clinic-time';
import type { DateRange } from '../opening-hours/date-range';
import type { Doctor } from './doctor';
import { dayAndMonth, rangeInWords } from '../opening-hours/range-words';

/** A period during which a doctor sees no patients, both ends included. */
export type Absence = NonNullable<Doctor['absences']>[number];

/** Removes each `remplacant` who is not among `doctors`, and thus has no page to link to. */
export function replacedAmong<Any extends Doctor>(doctors: readonly Any[]): Any[] {
  const names = doctors.map(({ name }) => name);
  const among = ({ remplacant, ...days }: Absence): Absence =>
    remplacant !== undefined && names.includes(remplacant) ? { ...days, remplacant } : days;
  return doctors.map((doctor) =>
    doctor.absences ? { ...doctor, absences: doctor.absences.map(among) } : doctor,
  );
}

/** Days of announcement before an absence. */
const notice = 14;

/** Words that are shown only during a range of days. */
export interface DatedWords extends DateRange {
  readonly words: string;
}

/**
 * The words that announce an absence, with the days on which they are shown. `before`, on the 14 days before the
 * absence, is the whole range (« du 20 décembre au 3 janvier »). `during` is the last day (« jusqu’au 3 janvier »), or
 * the only one (« le 3 janvier »).
 */
export function absenceWords({ du, au }: Absence): Record<'before' | 'during', DatedWords> {
  const whole = rangeInWords({ from: du, to: au });
  return {
    before: { from: daysAfter(du, -notice), to: daysAfter(du, -1), words: whole },
    during: { from: du, to: au, words: du === au ? whole : `jusqu’au ${dayAndMonth(au)}` },
  };
}

/** The absences that end on `day` or later, sorted by first day. */
export function absencesFrom(absences: readonly Absence[], day: Day): Absence[] {
  return absences
    .filter(({ au }) => au >= day)
    .toSorted((one, other) => (one.du < other.du ? -1 : 1));
}

/** The absences that were not over when the site was built, with their words. */
export function announcedAbsences(absences: readonly Absence[] = []) {
  // Without absences, the date of the build is not needed.
  if (absences.length === 0) return [];
  return absencesFrom(absences, builtDay()).map((absence) => ({
    ...absence,
    ...absenceWords(absence),
  }));
}
