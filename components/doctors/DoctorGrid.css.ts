import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';

/** Waits as in `layOutParts`. */
export const item = style({
  selectors: {
    '[data-far] &[data-waits]': { contentVisibility: 'auto', containIntrinsicSize: 'auto 200px' },
  },
  '@media': {
    [from('desktop')]: {
      selectors: { '[data-far] &[data-waits]': { containIntrinsicSize: 'auto 600px' } },
    },
  },
});
