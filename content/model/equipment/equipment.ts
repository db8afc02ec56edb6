import type { Equipment } from './schema';

export type { Equipment };

/** docs/requirements.md § 2. A stray dash gives no empty point. */
export function descriptionPoints(description: string): string[] {
  return description
    .split('--')
    .map((point) => point.trim())
    .filter((point) => point !== '');
}

/** Points that a phone does not fold. */
export const pointsInSight = 2;

/** Returns an id on the home page. */
export const equipmentAnchor = ({ id }: Pick<Equipment, 'id'>): string => `plateau-${id}`;

/** In the specialty's order. */
export function equipmentOf(
  specialty: { equipment: readonly string[] },
  equipment: readonly Equipment[],
): Equipment[] {
  return specialty.equipment.flatMap((id) => equipment.filter((block) => block.id === id));
}
