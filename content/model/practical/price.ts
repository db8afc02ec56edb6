import { slugFrom } from '../clinic/routes';
import { groupDigits } from '../pages/digits';
import type { Price, PriceTable } from './schema';

/** Returns « 15 000 FCFA », with no-break spaces. */
export function fcfa(francs: number): string {
  return `${groupDigits(francs)}\u00a0FCFA`;
}

/** Returns « 15 000 à 20 000 FCFA », which can break only after the first amount. */
export function priceLabel({ from, to }: Pick<Price, 'from' | 'to'>): string {
  return to === undefined ? fcfa(from) : `${groupDigits(from)} à\u00a0${fcfa(to)}`;
}

/** Returns the id of a row, « prix-consultations-specialiste ». `heading` is that of its table. */
export const priceAnchor = (heading: string, { what }: Pick<Price, 'what'>): string =>
  slugFrom(`prix ${heading} ${what}`);

/** Leaves out `to` when all prices are equal. */
export function priceRange({ rows }: PriceTable): Pick<Price, 'from' | 'to'> {
  const from = Math.min(...rows.map((row) => row.from));
  const to = Math.max(...rows.map((row) => row.to ?? row.from));
  return to > from ? { from, to } : { from };
}
