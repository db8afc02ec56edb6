export type { Service } from './schema';

/** Tiles before « Voir plus » (docs/requirements.md § 9). */
export const servicesShownFirst = 9;
