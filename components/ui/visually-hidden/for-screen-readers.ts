import type { StyleRule } from '@vanilla-extract/css';

/** Rules of a style that hides its words from sight alone. */
export const forScreenReaders = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
