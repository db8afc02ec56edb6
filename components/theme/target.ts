/** For a link on a line of its own (WCAG 2.5.5). */
export const fingerHigh = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
} as const;

/** The same for words that may break inside an element of their own: 44 px at a line height of 1.6. */
export const fingerHighText = {
  display: 'inline-block',
  paddingTop: '9.2px',
  paddingBottom: '9.2px',
} as const;
