import type { StyleRule } from '@vanilla-extract/css';

/** Hides text visually, but not from screen readers. */
export const forScreenReaders = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
