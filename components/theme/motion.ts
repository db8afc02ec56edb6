/**
 * Durations and easings of transitions. Only opacity, transform and colours are animated; with reduced motion, nothing
 * is.
 */
export const motion = {
  quick: '150ms ease-out',
  calm: '250ms ease-out',
} as const;

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Matches a pointer that can hover, without a preference for reduced motion. */
export const livelyPointer = '(hover: hover) and (prefers-reduced-motion: no-preference)';
