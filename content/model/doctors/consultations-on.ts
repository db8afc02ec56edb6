import { clinicMoment, type Day } from '../opening-hours/clinic-time';
import { closureOn, type Closure } from '../opening-hours/closure';
import { includesDay } from '../opening-hours/day-span';
import { evening, hourOf, takesPlace } from './consultation-slot';
import type { Doctor } from './doctor';

export interface Receiving {
  readonly name: string;
  readonly consultation: readonly string[];
  readonly absences?: Doctor['absences'];
}

/** Returns the day whose consultations may still begin; undefined in the evening. */
export const consultationDay = (now: Date): Day | undefined =>
  now.getUTCHours() < evening ? clinicMoment(now).day : undefined;

/** Whether a doctor is absent, or the clinic has no consultations but those of others. */
export function isAwayOn(
  { name, absences }: Pick<Receiving, 'name' | 'absences'>,
  day: Day,
  closures: readonly Closure[],
): boolean {
  const closure = closureOn(closures, day);
  return (
    absences?.some((absence) => includesDay(absence, day)) === true ||
    (closure !== undefined && !closure.sauf.includes(name))
  );
}

/** Returns the hours of a doctor's slots on a day, absences apart; undefined for a slot without an hour, last. */
export const usualHoursOn = (
  { consultation }: Pick<Receiving, 'consultation'>,
  day: Day,
): (number | undefined)[] =>
  consultation
    .filter((slot) => takesPlace(slot, day))
    .map(hourOf)
    .sort((a = evening, b = evening) => a - b);

/** Returns the hours at which a doctor consults on a day, as `usualHoursOn` does. */
export const hoursOn = (doctor: Receiving, day: Day, closures: readonly Closure[]) =>
  isAwayOn(doctor, day, closures) ? [] : usualHoursOn(doctor, day);
