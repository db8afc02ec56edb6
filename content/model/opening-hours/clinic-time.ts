import { daysAfter, weekdayOf, wholeWeek, type Day } from '../calendar/day';
import type { ClockTime } from './schedule';
import { weekdayNameOf } from './weekday';

/** By the clinic's clock. */
export interface ClinicMoment {
  day: Day;
  /** `HH:MM`; times compare as texts. */
  time: ClockTime;
}

/** `instant` is on the clinic's clock (`onClinicClock`). Throws a `RangeError` for an invalid date. */
export function clinicMoment(instant: Date): ClinicMoment {
  const [day, clock = ''] = instant.toISOString().split('T');
  return { day: day as Day, time: clock.slice(0, 'HH:MM'.length) as ClockTime };
}

/** From Monday (docs/requirements.md § 9). */
export function weekOf(day: Day): readonly Day[] {
  return wholeWeek.map((weekday) => daysAfter(day, weekday - weekdayOf(day)));
}

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** Returns « mardi 1er décembre 2026 ». */
export function dayLabel(day: Day): string {
  const date = new Date(day);
  const month = months[date.getUTCMonth()];
  return [weekdayNameOf(date), date.getUTCDate(), month, date.getUTCFullYear()]
    .join(' ')
    .replace(' 1 ', ' 1er ');
}

/** Returns « mardi 1er décembre », with a year other than that of `today`. */
export const dayLabelFrom = (day: Day, today: Day): string =>
  dayLabel(day).replace(` ${today.slice(0, 'yyyy'.length)}`, '');

/** Returns « lun. » and « 23 ». */
export function shortDayLabel(day: Day): { weekday: string; date: string } {
  const date = new Date(day);
  return { weekday: `${weekdayNameOf(date).slice(0, 3)}.`, date: String(date.getUTCDate()) };
}
