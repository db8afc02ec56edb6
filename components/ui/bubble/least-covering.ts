/** A box in the window, px. */
export type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

/** By how much a box lies over another, px². */
function overlap(one: Box, other: Box): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The first of the places that covers least of what is to be kept in sight. */
export function leastCovering(places: readonly Box[], kept: readonly Box[]): Box | undefined {
  const covered = (place: Box) => kept.reduce((sum, box) => sum + overlap(place, box), 0);
  return [...places].sort((one, other) => covered(one) - covered(other))[0];
}
