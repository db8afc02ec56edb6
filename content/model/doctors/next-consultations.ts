import { daysAfter, type Day } from '../calendar/day';
import { leftToday, momentOf, stateAt } from '../calendar/now';
import { occurrences, type Occurrence, type Timetable } from '../calendar/timetable';

/** Enough for a day of the month, and weeks of absence. */
const daysAhead = 70;

/**
 * Returns the consultations of the next `count` days that have any, at most 70 days ahead. Omits those that begin within
 * `notice` minutes. `now` is on the clinic's clock (`clinicNow`); if it is undefined, returns none.
 */
export function consultationsAhead(
  timetable: Timetable,
  now: Date | undefined,
  count: number,
  notice = 0,
): Occurrence[] {
  if (!now) return [];
  const moment = momentOf(now);
  const today = moment.day;
  const soon = momentOf(new Date(now.getTime() + notice * 60_000));
  const next: Occurrence[] = [];
  const days = new Set<Day>();
  for (const one of occurrences(timetable, { du: today, au: daysAfter(today, daysAhead - 1) })) {
    // Without hours, one may come until the evening.
    if (stateAt(one, one.period ? soon : moment) !== 'toCome') continue;
    if (days.add(one.day).size > count) break;
    next.push(one);
  }
  return next;
}

/** Whether somebody receives today, and only who calls may still come: it begins within `notice` minutes, or has begun. */
export function isTooLateToWrite(timetable: Timetable, now: Date | undefined, notice: number) {
  const isToday = ({ day }: Occurrence) => now && day === momentOf(now).day;
  return (
    leftToday(timetable, now).length > 0 &&
    !consultationsAhead(timetable, now, 1, notice).some(isToday)
  );
}
