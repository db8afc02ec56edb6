import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { waits } from '@/components/theme/waits';

export const item = style({
  selectors: waits('auto 200px'),
  '@media': { [from('desktop')]: { selectors: waits('auto 600px') } },
});
