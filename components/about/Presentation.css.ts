import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gap: vars.space.xl,
  padding: `${vars.space.lg} 0 ${vars.space.xxl}`,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '1fr 1fr',
      columnGap: vars.space.xxxl,
      paddingTop: vars.space.xxl,
    },
  },
});

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '@media': { [from('desktop')]: { order: 1 } },
});

export const full = style({ '@media': { [from('desktop')]: { height: '100%' } } });
