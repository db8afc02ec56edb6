import { daysAfter, wholeWeek, type Day, type Weekday } from './day';
import { goingOn } from './now';
import { isWholeDay, wholeDay, type Clock, type Period, type Rule } from './rule';
import { occurrencesOn } from './timetable';

/** Weekly opening hours: rules with periods, for every day or every week. */
export type Hours = readonly Rule[];

/** Returns the rows that are not « Fermé ». */
export const hoursOf = (rows: readonly Rule[]): Hours =>
  rows.filter(({ periods }) => periods.length > 0);

export const dayAndNight: Period = { opens: 0, closes: wholeDay };

/** Without exceptions, all weeks are the same. */
const usualDay = (weekday: Weekday): Day => daysAfter('2027-01-04', weekday);

/** Returns the periods of a weekday. */
export const periodsOn = (rules: Hours, weekday: Weekday): Period[] =>
  occurrencesOn({ rules, exceptions: [] }, usualDay(weekday)).flatMap(({ period }) => period ?? []);

/** Whether anything opens on a weekday. */
export const isOpenOn = (hours: Hours, weekday: Weekday): boolean =>
  periodsOn(hours, weekday).length > 0;

/** True when each day is open from midnight to midnight. */
export const isAlwaysOpen = (hours: Hours): boolean =>
  wholeWeek.every((weekday) => periodsOn(hours, weekday).some(isWholeDay));

/** Includes hours past midnight of the day before. Excludes the closing minute. */
export const isUsuallyOpen = (rules: Hours, weekday: Weekday, minute: Clock): boolean =>
  goingOn({ rules, exceptions: [] }, { day: usualDay(weekday), minute }) !== undefined;

const opensDuring = (one: Rule, other: Rule): boolean =>
  one.days.some((day) => one.periods.some(({ opens }) => isUsuallyOpen([other], day, opens)));

/** Returns the first weekday on which a rule overlaps others. */
export const overlapOf = (rule: Rule, others: Hours): Weekday | undefined =>
  rule.days.find((day) => {
    const own = { ...rule, days: [day] };
    return others.some((other) => opensDuring(own, other) || opensDuring(other, own));
  });
