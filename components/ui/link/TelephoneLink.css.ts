import { style } from '@vanilla-extract/css';

/** Shown on touch screens, except on iPhones and iPads, which do not support `geo:` addresses. */
export const onTelephones = style({
  display: 'none',
  '@media': {
    '(pointer: coarse)': {
      '@supports': { 'not (-webkit-touch-callout: none)': { display: 'inline' } },
    },
  },
});
