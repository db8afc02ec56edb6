import { style } from '@vanilla-extract/css';

/** iPhones and iPads do not support `geo:` addresses. */
export const onTelephones = style({
  display: 'none',
  '@media': {
    '(pointer: coarse)': {
      '@supports': { 'not (-webkit-touch-callout: none)': { display: 'inline' } },
    },
  },
});
