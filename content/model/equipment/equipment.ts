import type { Equipment } from './schema';

export type { Equipment };

/** The bullet points of a description (docs/requirements.md § 2). A stray dash gives no empty bullet. */
export function descriptionPoints(description: string): string[] {
  return description
    .split('--')
    .map((point) => point.trim())
    .filter((point) => point !== '');
}

/** Number of points visible on a phone; the others are folded. */
export const pointsInSight = 2;

/** Id of a block in the page. */
export const equipmentAnchor = ({ id }: Pick<Equipment, 'id'>): string => `plateau-${id}`;

/** The equipment that a specialty uses, in the order of the specialty. */
export function equipmentOf(
  specialty: { readonly equipment: readonly string[] },
  equipment: readonly Equipment[],
): Equipment[] {
  return specialty.equipment.flatMap((id) => equipment.filter((block) => block.id === id));
}
