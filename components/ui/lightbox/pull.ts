/** In px (docs/requirements.md § 9). */
const turnDistance = 40;
const closeDistance = 100;

/** Returns the action of a drag of `x`, `y` px on a photo that is not enlarged. */
export function intentOf(
  axis: 'x' | 'y' | null,
  { x, y }: { x: number; y: number },
): 'previous' | 'next' | 'close' | 'none' {
  if (axis === 'y') return Math.abs(y) > closeDistance ? 'close' : 'none';
  if (axis !== 'x' || Math.abs(x) <= turnDistance) return 'none';
  return x < 0 ? 'next' : 'previous';
}
