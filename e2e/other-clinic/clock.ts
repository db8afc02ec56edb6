import { readFileSync } from 'node:fs';
import type { Day } from '../../content/model/calendar/day';
import { dayMoved, weeksSinceWritten } from './days.mjs';

const [, built = ''] =
  /data-built="([\d-]+)"/.exec(readFileSync('out-other/index.html', 'utf8')) ?? [];

const weeks = weeksSinceWritten(new Date(built));

/** Returns the day that a written one is in the clinic that was built. */
export const dayOn = (written: Day): Day => dayMoved(written, weeks) as Day;

/** `time` is in UTC; the clinic is an hour ahead. Written days from 7 December are after the build. */
export const on = (written: Day, time: string): Date => new Date(`${dayOn(written)}T${time}:00Z`);

/** Returns « 1er décembre », with the year if it is not that of the build. */
export function dayInFrench(written: Day): string {
  const day = dayOn(written);
  const words = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const year = day.startsWith(built.slice(0, 4)) ? '' : ` ${day.slice(0, 4)}`;
  return words.format(new Date(day)).replace(/^1 /, '1er ') + year;
}
