import { daysAfter, type Day, type Span } from './day';
import { dayNearby, spanInWords } from './day-words';

/** In days: how long before its first day a span is announced. */
const notice = 14;

export interface DatedWords extends Span {
  words: string;
}

/**
 * Returns « du 20 au 24 décembre » for the fortnight before a span, and « jusqu’au 24 décembre » for its days. Adds a
 * year other than today's.
 */
export function announcement(span: Span, today: Day): Record<'before' | 'during', DatedWords> {
  const { du, au } = span;
  const whole = spanInWords(span, today);
  return {
    before: { du: daysAfter(du, -notice), au: daysAfter(du, -1), words: whole },
    during: { du, au, words: du === au ? whole : `jusqu’au ${dayNearby(au, today)}` },
  };
}
