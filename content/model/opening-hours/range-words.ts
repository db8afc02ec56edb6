import type { Day } from '../calendar/day';
import type { DateRange } from './date-range';
import { dayInWords } from './day';
import { frenchSpaces } from '../../fields/typography';

const yearOf = (day: Day) => day.slice(0, 'yyyy'.length);

/** Returns « 3 janvier », or « 3 janvier 2027 » in another year than `today`. Throws a `RangeError` for an impossible day. */
export function dayNearby(day: Day, today: Day): string {
  const words = dayInWords(day);
  return frenchSpaces(yearOf(day) === yearOf(today) ? words.replace(/ \d{4}$/, '') : words);
}

/** Returns « du 20 décembre au 3 janvier 2027 » or « le 3 janvier ». Throws like `dayNearby`. */
export function rangeInWords({ from, to }: DateRange, today: Day): string {
  if (from === to) return `le ${dayNearby(from, today)}`;
  const [first, last] = [dayNearby(from, today), dayNearby(to, today)];
  const isOneMonth = from.slice(0, 'yyyy-MM'.length) === to.slice(0, 'yyyy-MM'.length);
  return `du ${isOneMonth ? first.replace(/\s.*/u, '') : first} au ${last}`;
}
