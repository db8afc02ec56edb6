import { daysAfter, numberOf, type Day } from './day';
import { hour, wholeDay, type Clock } from './rule';
import {
  dayOf,
  occurrencesOn,
  type DayOfTimetable,
  type Occurrence,
  type Timetable,
} from './timetable';

/** By the clinic's clock. */
export interface Moment {
  day: Day;
  minute: Clock;
}

/** `now` is on the clinic's clock (`clinicNow`). Throws a `RangeError` for an invalid date. */
export const momentOf = (now: Date): Moment => ({
  day: now.toISOString().slice(0, 'yyyy-MM-dd'.length) as Day,
  minute: now.getUTCHours() * hour + now.getUTCMinutes(),
});

/** When what has no hours is over. */
export const evening = 18 * hour;

/** How long what has no end lasts. */
const usualLength = 4 * hour;

export type State = 'toCome' | 'begun' | 'over';

/** Without hours, one may come until the evening. */
export function stateAt({ day, period }: Occurrence, now: Moment): State {
  const { opens, closes = opens + usualLength } = period ?? { opens: evening, closes: evening };
  const minute = now.minute + (numberOf(now.day) - numberOf(day)) * wholeDay;
  if (minute < opens) return 'toCome';
  return minute < closes ? 'begun' : 'over';
}

export type OccurrenceNow = Occurrence & { state: State };

/** Returns what a timetable says of a day at an instant, with what goes on since the day before. */
export function dayAt(timetable: Timetable, day: Day, now: Moment): DayOfTimetable<OccurrenceNow> {
  const ofDay = dayOf(timetable, day);
  const sinceYesterday = day === now.day ? occurrencesOn(timetable, daysAfter(day, -1)) : [];
  const usual = [...sinceYesterday, ...ofDay.usual]
    .map((one) => ({ ...one, state: stateAt(one, now) }))
    .filter((one) => one.day === day || one.state === 'begun');
  return { ...ofDay, usual };
}

/** Returns what is to come today, or goes on; nothing if `now` is undefined. */
export function leftToday(timetable: Timetable, now: Date | undefined): readonly OccurrenceNow[] {
  if (!now) return [];
  const moment = momentOf(now);
  const { away, usual } = dayAt(timetable, moment.day, moment);
  return away ? [] : usual.filter(({ state }) => state !== 'over');
}

/** Returns the occurrence of today, or of the day before, that has begun and is not over. */
export const goingOn = (timetable: Timetable, now: Moment): Occurrence | undefined =>
  [daysAfter(now.day, -1), now.day]
    .flatMap((day) => occurrencesOn(timetable, day))
    .find((one) => stateAt(one, now) === 'begun');
