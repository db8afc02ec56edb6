export type { Service } from './schema';

/** Number of tiles on the home page before « Voir plus » (docs/requirements.md § 9). */
export const servicesShownFirst = 9;
