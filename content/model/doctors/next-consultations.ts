import { clinicMoment, dayLabel, daysAfter, type Day } from '../opening-hours/clinic-time';
import { evening, hourOf, isSlotOn } from './consultation-slot';
import type { Doctor } from './doctor';
import { weekdayOf } from '../opening-hours/weekday';

/** Enough for one weekday only, and weeks of absence. */
const daysAhead = 70;

type Receiving = Pick<Doctor, 'consultation' | 'absences'>;

function hoursOn({ consultation, absences = [] }: Receiving, day: Day): (number | undefined)[] {
  if (absences.some(({ du, au }) => du <= day && day <= au)) return [];
  const weekday = weekdayOf(new Date(day));
  return consultation
    .filter((slot) => isSlotOn(slot, weekday))
    .map(hourOf)
    .sort((a = evening, b = evening) => a - b);
}

/**
 * Returns « jeudi 26 novembre, 9 h » for at most 70 days, with a year other than that of `now`; `now` is on the clinic's clock (`onClinicClock`). Leaves out
 * absences, and consultations that have begun.
 */
export function nextConsultations(doctor: Receiving, now: Date, count: number): string[] {
  const { day: today } = clinicMoment(now);
  const next: string[] = [];
  for (let ahead = 0; ahead < daysAhead && next.length < count; ahead += 1) {
    const day = daysAfter(today, ahead);
    for (const hour of hoursOn(doctor, day)) {
      if (day === today && now.getUTCHours() >= (hour ?? evening)) continue;
      const label = dayLabel(day).replace(` ${today.slice(0, 'yyyy'.length)}`, '');
      next.push(hour === undefined ? label : `${label}, ${hour}\u00a0h`);
    }
  }
  return next.slice(0, count);
}

/** Returns false again once they are over, in the evening. */
export function hasBegunToday(doctor: Receiving, now: Date): boolean {
  const hourNow = now.getUTCHours();
  const hours = hoursOn(doctor, clinicMoment(now).day);
  return hourNow < evening && hours.length > 0 && hours.every((hour = evening) => hourNow >= hour);
}
