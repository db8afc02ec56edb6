/** For a link on a line of its own (WCAG 2.5.5). */
export const fingerHigh = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
} as const;
