import { isPhone, planOf } from '../../fields/dialling';
import type { Finding } from '../../fields/finding';
import { foldLetters } from '../search/words';

type Notices = readonly { title: string; text: string }[];

/**
 * Seven digits or more: prices have fewer, or their currency behind them. A letter before them begins an IBAN, « * » or
 * « # » a code of the telephone.
 */
const numbers =
  /(?<![\p{L}*#]|\d[ \u00a0.]?)\+?\d(?:[ \u00a0.]?\d){6,}(?![ \u00a0.]?\d|[*#]|[ \u00a0](?:F\b|FCFA|francs))/gu;

/** Before a number that is called; others are those of an account or a payment. */
const called =
  /\b(?:appel|composez|joign|t[ée]l|whatsapp|sms|standard|urgences)[\p{L}.]*[^.:\d]*:?\s*$/iu;

/**
 * Returns each notice with a telephone number that cannot be dialled, or with a number that may be one. `country` is in
 * ISO 3166-1.
 */
export function badNumbers(notices: Notices, country: string) {
  const plan = planOf(country);
  const canBeDialled = (typed: string) => {
    const number = typed.replaceAll(/[^\d+]/g, '');
    return number.startsWith('+') ? isPhone(number) : !plan || number.length === plan.digits;
  };
  return notices.flatMap(({ title, text }, index) => {
    const words = `${title} ${text}`;
    return [...words.matchAll(numbers)]
      .filter(([typed]) => !canBeDialled(typed))
      .map(({ 0: typed, index: at }) => ({
        isCertain: called.test(words.slice(0, at)),
        path: [index],
        sentence: `« ${typed} » ne se compose pas : si c’est un téléphone, recopiez-le en entier`,
      }));
  });
}

/** Returns each notice that repeats an earlier one. */
export function repeatedNotices(notices: Notices): Finding[] {
  const words = notices.map(({ title, text }) => foldLetters(`${title} ${text}`));
  return notices.flatMap((_, index) =>
    words.indexOf(words[index] ?? '') === index
      ? []
      : [{ path: [index], sentence: 'cet avis est écrit deux fois : gardez-en un' }],
  );
}
