import { isPhone, planOf } from '../../fields/dialling';
import type { Finding } from '../../fields/finding';
import { foldLetters } from '../search/words';

type Notices = readonly { title: string; text: string }[];

/** Seven digits or more: prices have fewer, or their currency behind them. */
const numbers = /\+?\d(?:[ \u00a0.]?\d){6,}(?![ \u00a0.]?\d|[ \u00a0](?:F\b|FCFA|francs))/gu;

/** Returns each notice with a telephone number that cannot be dialled. `country` is in ISO 3166-1. */
export function badNumbers(notices: Notices, country: string): Finding[] {
  const plan = planOf(country);
  const canBeDialled = (typed: string) => {
    const number = typed.replaceAll(/[^\d+]/g, '');
    return number.startsWith('+') ? isPhone(number) : !plan || number.length === plan.digits;
  };
  return notices.flatMap(({ title, text }, index) =>
    [...`${title} ${text}`.matchAll(numbers)]
      .filter(([typed]) => !canBeDialled(typed))
      .map(([typed]) => ({
        path: [index],
        sentence: `« ${typed} » ne se compose pas : recopiez le numéro en entier`,
      })),
  );
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
