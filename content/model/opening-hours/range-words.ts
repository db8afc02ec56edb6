import type { DateRange } from './date-range';
import { dayInWords, type IsoDay } from './day';
import { frenchSpaces } from '../pages/typography';

/** Returns « 3 janvier ». Throws a `RangeError` for an impossible day. */
export function dayAndMonth(day: IsoDay): string {
  return frenchSpaces(dayInWords(day).replace(/ \d{4}$/, ''));
}

/** Returns « du 20 décembre au 3 janvier » or « le 3 janvier ». Throws like `dayAndMonth`. */
export function rangeInWords({ from, to }: DateRange): string {
  if (from === to) return `le ${dayAndMonth(from)}`;
  const [first, last] = [dayAndMonth(from), dayAndMonth(to)];
  const isOneMonth = from.slice(0, 'yyyy-MM'.length) === to.slice(0, 'yyyy-MM'.length);
  return `du ${isOneMonth ? first.replace(/\s.*/u, '') : first} au ${last}`;
}
