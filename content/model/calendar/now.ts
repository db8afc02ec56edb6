import { numberOf, type Day } from './day';
import { hour, wholeDay, type Clock } from './rule';
import { dayOf, type DayOfTimetable, type Occurrence, type Timetable } from './timetable';

/** Returns a date whose UTC fields are those of the clinic's clock at `instant`. `utcOffset` is in hours. */
export const onClinicClock = (instant: Date, utcOffset: number): Date =>
  new Date(instant.getTime() + utcOffset * 3_600_000);

/** By the clinic's clock. */
export interface Moment {
  day: Day;
  minute: Clock;
}

/** `now` is on the clinic's clock (`onClinicClock`). Throws a `RangeError` for an invalid date. */
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

/** Returns what a timetable says of a day at an instant. */
export function dayAt(timetable: Timetable, day: Day, now: Moment): DayOfTimetable<OccurrenceNow> {
  const ofDay = dayOf(timetable, day);
  return { ...ofDay, usual: ofDay.usual.map((one) => ({ ...one, state: stateAt(one, now) })) };
}

/** Returns what is to come today, or goes on; nothing if `now` is undefined. */
export function leftToday(timetable: Timetable, now: Date | undefined): readonly OccurrenceNow[] {
  if (!now) return [];
  const moment = momentOf(now);
  const { away, usual } = dayAt(timetable, moment.day, moment);
  return away ? [] : usual.filter(({ state }) => state !== 'over');
}
