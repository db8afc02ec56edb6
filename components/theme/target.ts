/** A link by itself on its line, as high as a finger: px (WCAG 2.5.5). */
export const fingerHigh = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
} as const;
