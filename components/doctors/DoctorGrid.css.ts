import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { whileFar } from '@/components/ui/far-parts/far-parts';

export const item = style({
  selectors: whileFar('auto 200px'),
  '@media': { [from('desktop')]: { selectors: whileFar('auto 600px') } },
});

/** Makes keystrokes fast in a long list. `block`, since browsers renumber every `list-item` at each change. */
export const ofMany = style({
  selectors: {
    '&:not([hidden])': {
      display: 'block',
      '@media': {
        screen: { contentVisibility: 'auto', containIntrinsicSize: 'auto none auto 200px' },
      },
    },
  },
});
