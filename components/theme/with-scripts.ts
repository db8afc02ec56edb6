/**
 * For a control that does nothing without its script: it keeps its place, unseen, until the page's script runs (`data-ready`). Browsers
 * that know `(scripting)`, Chromium from 120 on, need not wait; where there are no scripts it is not there at all.
 */
export const withScripts = {
  visibility: 'hidden',
  selectors: { '[data-ready] &': { visibility: 'visible' } },
  '@media': {
    '(scripting: enabled)': { visibility: 'visible' },
    '(scripting: none)': { display: 'none' },
  },
} as const;
