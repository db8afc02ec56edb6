import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** Five tiles: 3 + 2 on a wide screen, 2 + 2 + 1 on a tablet. */
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
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.md}`,
  height: '100%',
  padding: vars.space.md,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  color: vars.color.onNight,
  backgroundColor: vars.color.night,
  '@media': {
    [from('phablet')]: { flexDirection: 'column', gap: vars.space.sm, padding: vars.space.lg },
  },
});

globalStyle(`${tile} a`, { color: 'inherit' });

globalStyle(`${tile} a:focus-visible`, { outlineColor: vars.color.focusOnNight });

export const glyph = style({ color: vars.color.star });

// Large text wraps below the glyph.
export const words = style({
  display: 'grid',
  gap: vars.space.xs,
  flex: '1 1 10rem',
  '@media': { [from('phablet')]: { flex: 'none' } },
});

export const text = style({ color: vars.color.onNightSoft });

globalStyle(`section:has(${tiles})`, { '@media': { print: { display: 'none' } } });
