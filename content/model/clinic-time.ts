import { addDays } from 'date-fns/addDays';
import type { Day as Weekday, Month } from 'date-fns';
import { lightFormat } from 'date-fns/lightFormat';
import { fr } from 'date-fns/locale/fr';
import { startOfWeek } from 'date-fns/startOfWeek';
import type { ClockTime } from './schedule';

/** A day of the calendar, `yyyy-MM-dd` (specification § 3); days compare as text. */
export type Day = `${number}-${number}-${number}`;

/** What the clinic's calendar and clock show at one instant. */
export interface ClinicMoment {
  readonly day: Day;
  /** `HH:MM`; times compare as text. */
  readonly time: ClockTime;
}

/**
 * What a clock in the zone (IANA name) shows at an instant, wherever the visitor is. Throws a `RangeError` for an
 * invalid date or an unknown zone.
 */
export function clinicMoment(instant: Date, timeZone: string): ClinicMoment {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}` as Day,
    time: `${part('hour')}:${part('minute')}` as ClockTime,
  };
}

// The visitor's own noon: no zone changes its clocks then, so that no day is lost or met twice.
function noonOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

function dayOf(date: Date): Day {
  return lightFormat(date, 'yyyy-MM-dd') as Day;
}

/** The day that comes `count` days later, or earlier when negative. */
export function daysAfter(day: Day, count: number): Day {
  return dayOf(addDays(noonOf(day), count));
}

/** The seven days of the week that holds a day, Monday first (specification § 9). */
export function weekOf(day: Day): readonly Day[] {
  const monday = dayOf(startOfWeek(noonOf(day), { weekStartsOn: 1 }));
  return [0, 1, 2, 3, 4, 5, 6].map((count) => daysAfter(monday, count));
}

// The locale itself rather than `format`, which would bring English and every other token along: 4 KB.
const { localize } = fr;

/** « lundi 23 novembre 2026 », « mardi 1er décembre 2026 » */
export function dayLabel(day: Day): string {
  const date = noonOf(day);
  const number = date.getDate();
  return [
    localize.day(date.getDay() as Weekday),
    number === 1 ? localize.ordinalNumber(number) : number,
    localize.month(date.getMonth() as Month),
    date.getFullYear(),
  ].join(' ');
}

/** « lun. » and « 23 »: the two lines of a day in the week strip. */
export function shortDayLabel(day: Day): { readonly weekday: string; readonly date: string } {
  const date = noonOf(day);
  return {
    weekday: localize.day(date.getDay() as Weekday, { width: 'abbreviated' }),
    date: String(date.getDate()),
  };
}
