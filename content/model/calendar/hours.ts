import { frenchSpaces, listed } from '../../fields/typography';
import { daysAfter, wholeWeek, type Day, type Weekday } from './day';
import { goingOn } from './going-on';
import { weekdayRuns } from './print';
import { hour, isWholeDay, wholeDay, type Clock, type Period, type Rule } from './rule';
import { occurrencesOn } from './timetable';

/** Weekly opening hours: rules with periods, for every day or every week. */
export type Hours = readonly Rule[];

export const dayAndNight: Period = { opens: 0, closes: wholeDay };

/** Without exceptions, all weeks are the same. */
const usualDay = (weekday: Weekday): Day => daysAfter('2027-01-04', weekday);

const periodsOn = (rules: Hours, weekday: Weekday): Period[] =>
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

/** Returns « 9 h 30 », with no-break spaces. */
export function timeInWords(clock: Clock): string {
  const time = clock > wholeDay ? clock - wholeDay : clock;
  const minutes = time % hour;
  return [
    Math.floor(time / hour),
    'h',
    ...(minutes > 0 ? [String(minutes).padStart(2, '0')] : []),
  ].join('\u00a0');
}

/** Returns « du lundi au jeudi et le samedi ». */
function daysInWords(days: readonly Weekday[]): string {
  if (days.length === wholeWeek.length) return 'tous les jours';
  return listed(weekdayRuns(days).map((run) => (run.includes(' ') ? `du ${run}` : `le ${run}`)));
}

/** Returns « de 8 h à 12 h et de 15 h à 18 h », or « jour et nuit »; empty on a closed day. */
function periodsInWords(periods: readonly Period[]): string {
  if (periods.some(isWholeDay)) return 'jour et nuit';
  return listed(
    periods.map(({ opens, closes = opens }) => `de ${timeInWords(opens)} à ${timeInWords(closes)}`),
  );
}

/** Returns « du lundi au samedi, de 7 h 30 à 20 h, pas le dimanche », for the end of a sentence. */
export function hoursInWords(hours: Hours): string {
  if (isAlwaysOpen(hours)) return 'jour et nuit, 7j/7';
  const said = wholeWeek.map((day) => periodsInWords(periodsOn(hours, day)));
  const daysWith = (same: string) => daysInWords(wholeWeek.filter((day) => said[day] === same));
  const open = [...new Set(said)]
    .filter((words) => words !== '')
    .map((words) => `${daysWith(words)}, ${words}`);
  const closed = said.includes('') ? `, pas ${daysWith('').replace(' et ', ' ni ')}` : '';
  return frenchSpaces(open.join(' ; ') + closed);
}

/** Returns « jour et nuit », « tous les jours » or « du lundi au samedi ». */
export const openDaysInWords = (hours: Hours): string =>
  isAlwaysOpen(hours)
    ? 'jour et nuit'
    : daysInWords(wholeWeek.filter((weekday) => isOpenOn(hours, weekday)));
