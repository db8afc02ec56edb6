import { daysAfter, type Day } from '../calendar/day';
import type { DateRange } from './date-range';
import { dayNearby, rangeInWords } from './range-words';

/** In days: how long before its first day a range is announced. */
const notice = 14;

export interface DatedWords extends DateRange {
  words: string;
}

/**
 * Returns « du 20 au 24 décembre » for the fortnight before a range, and « jusqu’au 24 décembre » for its days. Adds a
 * year other than today's.
 */
export function announcement(
  { du, au }: { du: Day; au: Day },
  today: Day,
): Record<'before' | 'during', DatedWords> {
  const whole = rangeInWords({ from: du, to: au }, today);
  return {
    before: { from: daysAfter(du, -notice), to: daysAfter(du, -1), words: whole },
    during: { from: du, to: au, words: du === au ? whole : `jusqu’au ${dayNearby(au, today)}` },
  };
}
