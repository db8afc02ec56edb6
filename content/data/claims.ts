import type { Claim } from '../model/claim';
import type { Stated } from '../model/stated';

/** What the clinic claims on the first screen (specification §§ 1 and 9), as a figure and its word. */
export const claims = [
  { value: '22+', label: 'spécialistes', confirmed: 'non' },
  { value: '24h/24', label: 'jour et nuit', confirmed: 'non' },
  { value: '7j/7', label: 'tous les jours', confirmed: 'non' },
] as const satisfies readonly Stated<Claim>[];
