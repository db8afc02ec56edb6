import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** Pictures on seven columns of twelve, words beside, sides alternating (brand: « Plateau Technique »). */
export const block = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'center',
  '@media': {
    [from('tablet')]: {
      gap: vars.space.xxl,
      gridTemplateColumns: '7fr 5fr',
      selectors: { '&:nth-child(even)': { gridTemplateColumns: '5fr 7fr' } },
    },
  },
});

export const pictures = style({
  minWidth: 0,
  '@media': { [from('tablet')]: { selectors: { [`${block}:nth-child(even) &`]: { order: 2 } } } },
});

/** A row that scrolls by touch, one picture wide. */
export const row = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  borderRadius: vars.radius.large,
});

export const slide = style({ flex: '0 0 100%', scrollSnapAlign: 'start' });

export const pictureLink = style({ display: 'block' });

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md });

export const title = style({ color: vars.color.heading });

export const points = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm });

export const point = style({ display: 'flex', gap: vars.space.sm, alignItems: 'flex-start' });

export const bullet = style({ flex: 'none', marginTop: '3px', color: vars.color.accent });
