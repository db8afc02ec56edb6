import { slugFrom } from '../clinic/routes';
import { groupDigits } from '../pages/digits';
import type { Price, PriceTable } from './schema';

/** Returns « 15 000 FCFA », with no-break spaces. */
function money(amount: number, currency = 'XOF'): string {
  const format = new Intl.NumberFormat('fr', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  return format.format(amount).replaceAll(/\s/gu, '\u00a0').replace('F\u00a0CFA', 'FCFA');
}

/** Returns « 15 000 à 20 000 FCFA », which can break only after the first amount, or « gratuit ». */
export function priceLabel({
  from,
  to,
  currency,
}: Pick<Price, 'from' | 'to' | 'currency'>): string {
  if (typeof from !== 'number') return from.replace(' ', '\u00a0');
  return to === undefined
    ? money(from, currency)
    : `${groupDigits(from)} à\u00a0${money(to, currency)}`;
}

/** Returns the id of a row, « prix-consultations-specialiste ». `heading` is that of its table. */
export const priceAnchor = (heading: string, { what }: Pick<Price, 'what'>): string =>
  slugFrom(`prix ${heading} ${what}`);

const amountsOf = ({ from, to }: Price): number[] => {
  if (from === 'sur devis') return [];
  return from === 'gratuit' ? [0] : [from, to ?? from];
};

/** Omits `to` if all prices are equal. Returns undefined if no price has an amount. */
export function priceRange({
  rows,
}: PriceTable): Pick<Price, 'from' | 'to' | 'currency'> | undefined {
  const amounts = rows.flatMap(amountsOf);
  if (amounts.length === 0) return undefined;
  const from = Math.min(...amounts);
  const to = Math.max(...amounts);
  const { currency } = rows[0] ?? {};
  const unit = currency === undefined ? {} : { currency };
  return to > from ? { from, to, ...unit } : { from: to === 0 ? 'gratuit' : from, ...unit };
}
