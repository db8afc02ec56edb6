/** Motion is opacity and transform only, and stops for « réduire les animations ». */
export const motion = {
  quick: '150ms ease-out',
  calm: '250ms ease-out',
} as const;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
