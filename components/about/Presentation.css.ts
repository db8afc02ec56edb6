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
      gridTemplateRows: 'auto 1fr',
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
      gridColumn: 2,
    },
  },
});

/** Beside the photo and what is below it. */
export const beginning = style({ '@media': { [from('desktop')]: { gridRow: '1 / span 2' } } });
