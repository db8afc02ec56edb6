/** Style of a link on a line of its own: at least 44 px high, for fingers (WCAG 2.5.5). */
export const fingerHigh = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
} as const;
