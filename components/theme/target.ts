/** For a link on a line of its own (WCAG 2.5.5). */
export const fingerHigh = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
} as const;

/** For words that may break inside an element of their own. */
export const fingerHighText = {
  display: 'inline-block',
  paddingTop: '10px',
  paddingBottom: '10px',
} as const;
