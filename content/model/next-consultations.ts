import { clinicMoment, dayLabel, daysAfter, type Day } from './clinic-time';
import { evening, hourOf, isSlotOn } from './consultation-slot';
import type { Doctor } from './doctor';
import { weekdayOf } from './weekday';

/** How far ahead a day is looked for: a doctor may receive on one day of the week alone, and be away for weeks. */
const daysAhead = 70;

type Receiving = Pick<Doctor, 'consultation' | 'absences'>;

/** The hours from which a doctor receives on a day, the earliest first; undefined for one that is not written down. */
function hoursOn({ consultation, absences = [] }: Receiving, day: Day): (number | undefined)[] {
  if (absences.some(({ du, au }) => du <= day && day <= au)) return [];
  const weekday = weekdayOf(new Date(day));
  return consultation
    .filter((slot) => isSlotOn(slot, weekday))
    .map(hourOf)
    .sort((a = evening, b = evening) => a - b);
}

/**
 * The next days on which a doctor receives, in words: « jeudi 26 novembre, 9 h ». By Bamako's calendar; a consultation that has
 * begun is not among them, nor a day of an absence. None for who receives by appointment alone.
 */
export function nextConsultations(doctor: Receiving, now: Date, count: number): string[] {
  const { day: today } = clinicMoment(now);
  const next: string[] = [];
  for (let ahead = 0; ahead < daysAhead && next.length < count; ahead += 1) {
    const day = daysAfter(today, ahead);
    for (const hour of hoursOn(doctor, day)) {
      if (day === today && now.getUTCHours() >= (hour ?? evening)) continue;
      const label = dayLabel(day).replace(/ \d{4}$/, '');
      next.push(hour === undefined ? label : `${label}, ${hour}\u00a0h`);
    }
  }
  return next.slice(0, count);
}
