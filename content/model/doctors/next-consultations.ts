import { clinicMoment, dayLabelFrom, daysAfter } from '../opening-hours/clinic-time';
import type { Closure } from '../opening-hours/closure';
import { evening } from './consultation-slot';
import { hoursOn, type Receiving } from './consultations-on';

/** Enough for one weekday only, and weeks of absence. */
const daysAhead = 70;

/**
 * Returns « jeudi 26 novembre, 9 h » for at most 70 days, with a year other than that of `now`; `now` is on the clinic's clock (`onClinicClock`). Leaves out
 * absences, days without consultations, and consultations that have begun.
 */
export function nextConsultations(
  doctor: Receiving,
  now: Date,
  count: number,
  closures: readonly Closure[],
): string[] {
  const { day: today } = clinicMoment(now);
  const next: string[] = [];
  for (let ahead = 0; ahead < daysAhead && next.length < count; ahead += 1) {
    const day = daysAfter(today, ahead);
    for (const hour of hoursOn(doctor, day, closures)) {
      if (day === today && now.getUTCHours() >= (hour ?? evening)) continue;
      const label = dayLabelFrom(day, today);
      next.push(hour === undefined ? label : `${label}, ${hour}\u00a0h`);
    }
  }
  return next.slice(0, count);
}

/** Returns false again once they are over, in the evening. */
export function hasBegunToday(doctor: Receiving, now: Date, closures: readonly Closure[]): boolean {
  const hourNow = now.getUTCHours();
  const hours = hoursOn(doctor, clinicMoment(now).day, closures);
  return hourNow < evening && hours.length > 0 && hours.every((hour = evening) => hourNow >= hour);
}
