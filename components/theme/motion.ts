/** Only opacity, transform and colours are animated. */
export const motion = {
  quick: '150ms ease-out',
  calm: '250ms ease-out',
} as const;

export const reducedMotion = '(prefers-reduced-motion: reduce)';

export const livelyPointer = '(hover: hover) and (prefers-reduced-motion: no-preference)';
