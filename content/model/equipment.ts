import type { Equipment } from '../schema/equipment';

export type { Equipment };

/**
 * The bullet points of an equipment description (docs/requirements.md § 2).
 * Surrounding spaces and empty segments are dropped, so that a stray dash shows no empty bullet.
 */
export function descriptionPoints(description: string): string[] {
  return description
    .split('--')
    .map((point) => point.trim())
    .filter((point) => point !== '');
}

/** How many points a phone shows; it folds the others. */
export const pointsInSight = 2;

/** Id of the block in the page, which the index above the blocks leads to. */
export const equipmentAnchor = ({ id }: Pick<Equipment, 'id'>): string => `plateau-${id}`;

/** The equipment that a specialty uses, in its own order. */
export function equipmentOf(
  specialty: { readonly equipment: readonly string[] },
  equipment: readonly Equipment[],
): Equipment[] {
  return specialty.equipment.flatMap((id) => equipment.filter((block) => block.id === id));
}
