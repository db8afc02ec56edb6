import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { stack } from '@/components/theme/layout.css';
import { noGridOnPaper, onPaper } from '@/components/theme/on-paper';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [`screen and ${from('desktop')}`]: {
      gridTemplateColumns: '13rem minmax(0, 1fr)',
      gap: vars.space.xxl,
    },
  },
});

export const blocks = style([stack.lg]);

onPaper(layout, { display: 'block' });
noGridOnPaper(blocks, vars.space.md);
