import { frenchSpaces } from '../../fields/typography';
import { daysOf, isAlwaysOpen, timeLabel, type OpeningHours } from './schedule';
import { weekdays, type Weekday } from './weekday';

const inFrench = new Intl.ListFormat('fr');

/** Groups consecutive days: Monday to Thursday, and Saturday. */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  return days.reduce<Weekday[][]>((runs, day) => {
    const last = runs.at(-1);
    if (last && weekdays.indexOf(day) === weekdays.indexOf(last.at(-1) ?? day) + 1) last.push(day);
    else runs.push([day]);
    return runs;
  }, []);
}

/** Returns « tous les jours », « du lundi au jeudi et le samedi ». */
function daysInWords(days: readonly Weekday[]): string {
  if (days.length === weekdays.length) return 'tous les jours';
  const runs = runsOf(days).flatMap((run) => {
    const [first = '', last = ''] = [run[0], run.at(-1)].map((day) => day?.toLowerCase());
    if (run.length > 2) return [`du ${first} au ${last}`];
    return run.map((day) => `le ${day.toLowerCase()}`);
  });
  return inFrench.format(runs);
}

/** Returns the hours of a day, « de 8 h à 12 h et de 15 h à 18 h », or undefined if the clinic is closed. */
function openHoursOn(day: Weekday, rows: readonly OpeningHours[]): string | undefined {
  const own = rows.filter((row) => daysOf(row).includes(day)).map(({ hours }) => hours);
  if (own.includes('24h/24')) return 'jour et nuit';
  const periods = own.flatMap((hours) =>
    typeof hours === 'string' ? [] : `de ${timeLabel(hours.opens)} à ${timeLabel(hours.closes)}`,
  );
  return periods.length === 0 ? undefined : inFrench.format(periods);
}

/** Returns whether a row opens the clinic on a day. */
export const isOpenOn = (day: Weekday, rows: readonly OpeningHours[]): boolean =>
  openHoursOn(day, rows) !== undefined;

/**
 * Returns « jour et nuit, 7j/7 », or « du lundi au samedi, de 7 h 30 à 20 h, pas le dimanche », to end a sentence.
 * Groups days with the same hours.
 */
export function hoursInWords(rows: readonly OpeningHours[]): string {
  if (isAlwaysOpen(rows)) return 'jour et nuit, 7j/7';
  const hours = weekdays.map((day) => openHoursOn(day, rows));
  const daysWith = (same: string | undefined) =>
    daysInWords(weekdays.filter((_, index) => hours[index] === same));
  const open = [...new Set(hours)].flatMap((same) =>
    same === undefined ? [] : [`${daysWith(same)}, ${same}`],
  );
  const closed = hours.includes(undefined)
    ? `, pas ${daysWith(undefined).replace(' et ', ' ni ')}`
    : '';
  return frenchSpaces(open.join(' ; ') + closed);
}

/** Returns « jour et nuit », « tous les jours » or « du lundi au samedi ». */
export function openDaysInWords(rows: readonly OpeningHours[]): string {
  if (isAlwaysOpen(rows)) return 'jour et nuit';
  return daysInWords(weekdays.filter((day) => isOpenOn(day, rows)));
}
