import { style } from '@vanilla-extract/css';

/** An iPhone has a touch screen, and does nothing with these addresses. */
export const onTelephones = style({
  display: 'none',
  '@media': {
    '(pointer: coarse)': {
      '@supports': { 'not (-webkit-touch-callout: none)': { display: 'inline' } },
    },
  },
});
