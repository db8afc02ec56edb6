import { daysAfter, weekdayInWords, weekdayOf, wholeWeek, type Day } from '../calendar/day';

export { dayLabel, dayLabelFrom } from '../calendar/day-words';

/** `HH:MM`; times compare as texts. */
export type ClockTime = `${number}:${number}`;

/** By the clinic's clock. */
export interface ClinicMoment {
  day: Day;
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

/** Returns « lun. » and « 23 ». */
export function shortDayLabel(day: Day): { weekday: string; date: string } {
  const weekday = `${weekdayInWords(weekdayOf(day)).slice(0, 3)}.`;
  return { weekday, date: String(Number(day.slice('yyyy-MM-'.length))) };
}
