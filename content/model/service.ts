export type { Service } from '../schema/service';

/** How many tiles the home page shows before « Voir plus » (docs/requirements.md § 9). */
export const servicesShownFirst = 9;
