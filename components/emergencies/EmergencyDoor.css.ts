import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const place = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.sm,
  '@media': {
    [from('tablet')]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: vars.space.xl,
    },
  },
});

export const address = style({ fontStyle: 'normal', fontWeight: vars.weight.bold });

/** In place of the picture. */
export const plan = style({
  display: 'none',
  width: '64mm',
  aspectRatio: '420 / 290',
  marginTop: vars.space.xs,
  '@media': { print: { display: 'block' } },
});

/** A low strip on a phone, so that the signs begin on the second screen. */
export const picture = style({
  aspectRatio: '8 / 3',
  objectPosition: 'center 78%',
  '@media': { [from('tablet')]: { aspectRatio: '3 / 2' } },
});
