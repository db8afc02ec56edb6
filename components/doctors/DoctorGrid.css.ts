import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { whileFar } from '@/components/ui/far-parts/far-parts';

export const item = style({
  selectors: whileFar('auto 200px'),
  '@media': { [from('desktop')]: { selectors: whileFar('auto 600px') } },
});
