import type { AvailableService, ClockTime, OpeningHours } from './schema';
import { weekdays, type Weekday } from './weekday';

export type { AvailableService, ClockTime, OpeningHours };

const NO_BREAK_SPACE = '\u00a0';

/** Returns « Lundi au dimanche ». */
export function dayRangeLabel(row: OpeningHours): string {
  return row.from === row.to ? row.from : `${row.from} au ${row.to.toLowerCase()}`;
}

/** Returns « 24h/24 », « Fermé » or « 8 h 30 – 17 h ». */
export function hoursLabel({ hours }: OpeningHours): string {
  return typeof hours === 'string'
    ? hours
    : `${timeLabel(hours.opens)} – ${timeLabel(hours.closes)}`;
}

/** True for « Fermé ». */
export function isClosed(row: OpeningHours): boolean {
  return row.hours === 'Fermé';
}

/** True when every day has « 24h/24 ». */
export function isAlwaysOpen(rows: readonly OpeningHours[]): boolean {
  const days = rows.filter(({ hours }) => hours === '24h/24').flatMap(daysOf);
  return weekdays.every((day) => days.includes(day));
}

function coversDay(row: OpeningHours, day: number): boolean {
  const first = weekdays.indexOf(row.from);
  const last = weekdays.indexOf(row.to);
  return first <= last ? day >= first && day <= last : day >= first || day <= last;
}

/** In the order of the week. */
export function daysOf(row: OpeningHours): Weekday[] {
  return weekdays.filter((_, day) => coversDay(row, day));
}

/** Returns « 9 h 30 », with no-break spaces. */
export function timeLabel(time: ClockTime): string {
  const [hour, minute] = hourAndMinute(time);
  const words = [String(hour), 'h', ...(minute > 0 ? [String(minute).padStart(2, '0')] : [])];
  return words.join(NO_BREAK_SPACE);
}

/** Returns 9 and 30 for « 09:30 ». */
export function hourAndMinute(time: ClockTime): [hour: number, minute: number] {
  const [hour, minute] = time.split(':');
  return [Number(hour), Number(minute)];
}

/** Returns « Lun-Dim: 24h/24h » (docs/requirements.md § 9). */
export function shortHoursLabel(row: OpeningHours): string {
  const days = row.from === row.to ? [row.from] : [row.from, row.to];
  const hours = row.hours === '24h/24' ? '24h/24h' : hoursLabel(row);
  return `${days.map((day) => day.slice(0, 3)).join('-')}: ${hours}`;
}
