import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '1.4fr repeat(2, minmax(0, 1fr))',
      gap: vars.space.xxl,
    },
  },
});

export const calls = style({ display: 'grid', alignContent: 'start', gap: vars.space.sm });

export const block = style({ display: 'grid', alignContent: 'start', gap: vars.space.xs });
