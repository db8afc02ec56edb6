import { clinicMoment, dayLabelFrom, daysAfter } from '../opening-hours/clinic-time';
import type { Closure } from '../opening-hours/closure';
import { evening, hourInWords } from './consultation-slot';
import { hoursOn, type Receiving } from './consultations-on';

/** Enough for one weekday only, and weeks of absence. */
const daysAhead = 70;

/** A day and hour: the id is `yyyy-MM-dd` or `yyyy-MM-ddTHH`, and ids compare as texts. */
export interface Consultation {
  readonly id: string;
  /** « jeudi 26 novembre, 9H », with a year other than that of today. */
  readonly label: string;
}

/**
 * Returns those of at most 70 days; `now` is on the clinic's clock (`onClinicClock`). Leaves out absences, days without
 * consultations, and consultations that have begun. Returns none where it is not known which day it is.
 */
export function consultationsAhead(
  doctor: Receiving,
  now: Date | undefined,
  count: number,
  closures: readonly Closure[],
): Consultation[] {
  if (!now) return [];
  const { day: today } = clinicMoment(now);
  const next: Consultation[] = [];
  for (let ahead = 0; ahead < daysAhead && next.length < count; ahead += 1) {
    const day = daysAfter(today, ahead);
    for (const hour of hoursOn(doctor, day, closures)) {
      if (day === today && now.getUTCHours() >= (hour ?? evening)) continue;
      const label = dayLabelFrom(day, today);
      next.push(
        hour === undefined
          ? { id: day, label }
          : {
              id: `${day}T${String(hour).padStart(2, '0')}`,
              label: `${label}, ${hourInWords(hour)}`,
            },
      );
    }
  }
  return next.slice(0, count);
}

/** Returns the labels of `consultationsAhead`. */
export const nextConsultations = (...asked: Parameters<typeof consultationsAhead>): string[] =>
  consultationsAhead(...asked).map(({ label }) => label);

/** Returns false again once they are over, in the evening. */
export function hasBegunToday(doctor: Receiving, now: Date, closures: readonly Closure[]): boolean {
  const hourNow = now.getUTCHours();
  const hours = hoursOn(doctor, clinicMoment(now).day, closures);
  return hourNow < evening && hours.length > 0 && hours.every((hour = evening) => hourNow >= hour);
}
