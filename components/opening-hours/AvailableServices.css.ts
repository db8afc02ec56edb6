import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** Five tiles without a hole: three and two on a wide screen, two, two and one on a tablet. */
export const tiles = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [from('phablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const place = style({
  gridColumn: 'span 1',
  selectors: { '&:last-child': { '@media': { [from('phablet')]: { gridColumn: '1 / -1' } } } },
  '@media': {
    [from('desktop')]: {
      gridColumn: 'span 2',
      selectors: { '&:nth-child(n + 4)': { gridColumn: 'span 3' } },
    },
  },
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  height: '100%',
  padding: vars.space.lg,
  borderRadius: vars.radius.large,
  color: vars.color.onNight,
  backgroundColor: vars.color.night,
});

export const glyph = style({ color: vars.color.star });

export const text = style({ color: vars.color.onNightSoft });
