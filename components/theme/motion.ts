/** Motion is opacity and transform only, and stops for « réduire les animations ». */
export const motion = {
  quick: '150ms ease-out',
  calm: '250ms ease-out',
} as const;

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** A pointer that hovers, of a visitor who has not asked for less motion. */
export const livelyPointer = '(hover: hover) and (prefers-reduced-motion: no-preference)';
