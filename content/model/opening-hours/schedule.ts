import { capitalised } from '../../fields/typography';
import { weekdayInWords, wholeWeek, type Weekday } from '../calendar/day';
import { timeInWords, type Hours } from '../calendar/hours';
import { isWholeDay, type Period, type Rule } from '../calendar/rule';

/** A row of the table (docs/requirements.md § 2). */
export interface OpeningHours {
  /** « Lundi au dimanche : 24h/24 » */
  title: string;
  from: Weekday;
  /** Before `from` in a row that continues after Sunday. */
  to: Weekday;
  /** Undefined for « Fermé ». */
  rule?: Rule;
}

type Days = Pick<OpeningHours, 'from' | 'to'>;

/** In the order of the week. */
export const daysOf = ({ from, to }: Days): Weekday[] =>
  wholeWeek.filter((day) => (from <= to ? from <= day && day <= to : from <= day || day <= to));

/** Returns the rule for a period on each day of a row. */
export function ruleOf(row: Days, period: Period): Rule {
  const days = daysOf(row);
  const every = days.length === wholeWeek.length ? 'day' : 'week';
  return { every, days, periods: [period], byAppointment: false };
}

/** Returns a row: « Fermé » without a period. */
export function rowOf({ from, to }: Days, period?: Period): OpeningHours {
  const row = { from, to, ...(period && { rule: ruleOf({ from, to }, period) }) };
  return { ...row, title: `${dayRangeLabel(row)}\u00a0: ${hoursLabel(row)}` };
}

/** Returns the rules of the rows that are not « Fermé ». */
export const hoursOf = (rows: readonly OpeningHours[]): Hours =>
  rows.flatMap(({ rule }) => rule ?? []);

type Row = Omit<OpeningHours, 'title'>;

const nameOf = (day: Weekday) => capitalised(weekdayInWords(day));

/** Returns « Lundi au dimanche ». */
export const dayRangeLabel = ({ from, to }: Days): string =>
  from === to ? nameOf(from) : `${nameOf(from)} au ${weekdayInWords(to)}`;

/** Returns « 24h/24 », « Fermé » or « 8 h 30 – 17 h ». */
export function hoursLabel({ rule }: Row): string {
  const [period] = rule?.periods ?? [];
  if (!period) return 'Fermé';
  const { opens, closes = opens } = period;
  return isWholeDay(period) ? '24h/24' : `${timeInWords(opens)} – ${timeInWords(closes)}`;
}

/** Returns « Lun-Dim: 24h/24h » (docs/requirements.md § 9). */
export function shortHoursLabel(row: Row): string {
  const days = row.from === row.to ? [row.from] : [row.from, row.to];
  const hours = hoursLabel(row);
  return `${days.map((day) => nameOf(day).slice(0, 3)).join('-')}: ${hours === '24h/24' ? '24h/24h' : hours}`;
}
