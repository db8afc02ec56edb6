import { weekdays, type Weekday } from './doctor';

/** A clock time `HH:MM`, 00:00 to 23:59; « 24:00 » may close a day. */
export type ClockTime = `${number}:${number}`;

/** A period of one day; when `closes` is not after `opens`, it runs past midnight into the next day. */
export interface Period {
  readonly opens: ClockTime;
  readonly closes: ClockTime;
}

/** A row of the opening-hours table (specification § 2): days in a line, and what holds on each of them. */
export interface OpeningHours {
  readonly from: Weekday;
  /** The last day, included; a day before `from` wraps over Sunday. */
  readonly to: Weekday;
  readonly hours: '24h/24' | 'Fermé' | Period;
}

/** A tile of « Services disponibles 24h/24 » (specification § 2). */
export interface AvailableService<SpecialtyId extends string = string> {
  readonly title: string;
  /** The specialty whose page the night band opens. */
  readonly linkId: SpecialtyId;
  /** Name of the outline glyph. */
  readonly icon: string;
  readonly text: string;
}

const NO_BREAK_SPACE = '\u00a0';
// In the order of `weekdays`; the names that Intl gives in every browser.
const englishWeekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The days of a row: « Lundi au dimanche », or « Lundi » alone. */
export function dayRangeLabel(row: OpeningHours): string {
  return row.from === row.to ? row.from : `${row.from} au ${row.to.toLowerCase()}`;
}

/** The hours of a row: « 24h/24 », « Fermé » or « 8 h 30 – 17 h », whose times do not break. */
export function hoursLabel({ hours }: OpeningHours): string {
  return typeof hours === 'string'
    ? hours
    : `${timeLabel(hours.opens)} – ${timeLabel(hours.closes)}`;
}

/** Whether the row says that nobody is received. */
export function isClosed(row: OpeningHours): boolean {
  return row.hours === 'Fermé';
}

/**
 * Whether one of the rows is open at an instant, by the clock of an IANA zone; the closing minute itself is closed.
 * Throws a `RangeError` for an invalid date or an unknown zone.
 */
export function isOpenAt(rows: readonly OpeningHours[], instant: Date, timeZone: string): boolean {
  const { day, minute } = localMoment(instant, timeZone);
  return rows.some((row) => isRowOpen(row, day, minute));
}

function isRowOpen(row: OpeningHours, day: number, minute: number): boolean {
  if (row.hours === 'Fermé') return false;
  if (row.hours === '24h/24') return coversDay(row, day);
  const opens = minutes(row.hours.opens);
  const closes = minutes(row.hours.closes);
  if (closes > opens) return coversDay(row, day) && minute >= opens && minute < closes;
  const dayBefore = (day + weekdays.length - 1) % weekdays.length;
  return (coversDay(row, day) && minute >= opens) || (coversDay(row, dayBefore) && minute < closes);
}

function coversDay(row: OpeningHours, day: number): boolean {
  const first = weekdays.indexOf(row.from);
  const last = weekdays.indexOf(row.to);
  return first <= last ? day >= first && day <= last : day >= first || day <= last;
}

/** The days that a row speaks of, from Monday on. */
export function daysOf(row: OpeningHours): Weekday[] {
  return weekdays.filter((_, day) => coversDay(row, day));
}

/** The weekday (0 is Monday) and the minute of the day that clocks of the zone show. */
function localMoment(instant: Date, timeZone: string): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    day: englishWeekdays.indexOf(part('weekday')),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** Minutes since midnight. */
function minutes(time: ClockTime): number {
  const [hour, minute] = hourAndMinute(time);
  return hour * 60 + minute;
}

/** A clock time in French: « 9 h », « 9 h 30 », without a break. */
export function timeLabel(time: ClockTime): string {
  const [hour, minute] = hourAndMinute(time);
  const words = [String(hour), 'h', ...(minute > 0 ? [String(minute).padStart(2, '0')] : [])];
  return words.join(NO_BREAK_SPACE);
}

function hourAndMinute(time: ClockTime): [hour: number, minute: number] {
  const [hour, minute] = time.split(':');
  return [Number(hour), Number(minute)];
}

/** The hours in one short line, as the contact section words them: « Lun-Dim: 24h/24h » (specification § 9). */
export function shortHoursLabel(row: OpeningHours): string {
  const days = row.from === row.to ? [row.from] : [row.from, row.to];
  const hours = row.hours === '24h/24' ? '24h/24h' : hoursLabel(row);
  return `${days.map((day) => day.slice(0, 3)).join('-')}: ${hours}`;
}
