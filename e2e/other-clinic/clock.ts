import { readFileSync } from 'node:fs';
import { daysAfter, weeksBetween, type Day } from '../../content/model/calendar/day';

const home = readFileSync('out-other/index.html', 'utf8');

const [, builtYear = ''] = /data-built="(\d{4})/.exec(home) ?? [];

/** The day of the notice in `avis.yaml`: it says by how many weeks the build moved all days. */
const [, noticed = ''] = /<aside data-from="([\d-]+)"/.exec(home) ?? [];

const weeks = weeksBetween('2026-12-16', noticed as Day);

/** Returns the day that a written one is in the clinic that was built. */
export const dayOn = (written: Day): Day => daysAfter(written, 7 * weeks);

/** `time` is in UTC; the clinic is an hour ahead. Written days from 7 December are after the build. */
export const on = (written: Day, time: string): Date => new Date(`${dayOn(written)}T${time}:00Z`);

/** Returns « 1er décembre », with the year if it is not that of the build. */
export function dayInFrench(written: Day, withYear = true): string {
  const day = dayOn(written);
  const words = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const year = !withYear || day.startsWith(builtYear) ? '' : ` ${day.slice(0, 'yyyy'.length)}`;
  return words.format(new Date(day)).replace(/^1 /, '1er ') + year;
}
