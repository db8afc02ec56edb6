import type { Finding } from '../../fields/finding';
import { canBeDialled } from '../../fields/telephone';

type Notices = readonly { title: string; text: string }[];

/**
 * Matches seven digits or more. Prices have fewer, or a currency after them. An IBAN begins with a letter, a code of the
 * telephone with « * » or « # ».
 */
const numbers =
  /(?<![\p{L}*#]|\d[ \u00a0.]?)\+?\d(?:[ \u00a0.]?\d){6,}(?![ \u00a0.]?\d|[*#]|[ \u00a0](?:F\b|\p{Lu}{3}|francs|€))/gu;

/** Matches words before a telephone number. Other numbers may be those of an account or a payment. */
const called =
  /\b(?:appel|composez|joign|t[ée]l|whatsapp|sms|standard|urgences)[\p{L}.]*[^.:\d]*:?\s*$/iu;

/** Returns the numbers of notices that cannot be dialled. `country` is in ISO 3166-1. */
export function badNumbers(notices: Notices, country: string) {
  const found: { called: Finding[]; others: Finding[] } = { called: [], others: [] };
  for (const [index, { title, text }] of notices.entries()) {
    const words = `${title} ${text}`;
    for (const { 0: typed, index: at } of words.matchAll(numbers)) {
      if (canBeDialled(typed, country)) continue;
      const sentence = `« ${typed} » ne se compose pas : si c’est un téléphone, recopiez-le en entier`;
      const list = called.test(words.slice(0, at)) ? found.called : found.others;
      list.push({ path: [index], sentence });
    }
  }
  return found;
}
