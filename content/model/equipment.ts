import type { Equipment } from '../schema/equipment';

export type { Equipment };

/**
 * The bullet points of an equipment description (docs/requirements.md § 2). Surrounding spaces and empty segments are
 * dropped, so that a stray dash gives no empty bullet.
 */
export function descriptionPoints(description: string): string[] {
  return description
    .split('--')
    .map((point) => point.trim())
    .filter((point) => point !== '');
}

/** Number of points visible on a phone; further points are folded. */
export const pointsInSight = 2;

/** Id of a block in the page; the index above the blocks links to it. */
export const equipmentAnchor = ({ id }: Pick<Equipment, 'id'>): string => `plateau-${id}`;

/** The equipment that a specialty uses, in the order of the specialty. */
export function equipmentOf(
  specialty: { readonly equipment: readonly string[] },
  equipment: readonly Equipment[],
): Equipment[] {
  return specialty.equipment.flatMap((id) => equipment.filter((block) => block.id === id));
}
