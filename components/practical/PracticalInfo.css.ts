import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
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

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
});

globalStyle(`${layout}, ${blocks}`, { '@media': { print: { display: 'block' } } });
globalStyle(`${blocks} > * + *`, { '@media': { print: { marginTop: vars.space.md } } });
