import { daysAfter, type Day, type Span } from './day';
import { dayNearby, spanInWords } from './print';

/** Number of days for which a span is announced before it begins. */
const notice = 14;

export interface DatedWords extends Span {
  words: string;
}

/**
 * Returns « du 20 au 24 décembre » for the fortnight before a span, and « jusqu’au 24 décembre » for its days. Adds the
 * year if it is not that of `today`.
 */
export function announcement(span: Span, today: Day): Record<'before' | 'during', DatedWords> {
  const { du, au } = span;
  const whole = spanInWords(span, today);
  return {
    before: { du: daysAfter(du, -notice), au: daysAfter(du, -1), words: whole },
    during: { du, au, words: du === au ? whole : `jusqu’au ${dayNearby(au, today)}` },
  };
}
