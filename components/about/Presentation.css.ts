import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gap: vars.space.xl,
  paddingBlock: vars.space.xxl,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '1fr 1fr',
      columnGap: vars.space.xxxl,
      alignItems: 'start',
    },
  },
});

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '@media': {
    [from('desktop')]: {
      // Beside the whole text.
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      top: `calc(${vars.height.header} + ${vars.space.xl})`,
    },
  },
});
