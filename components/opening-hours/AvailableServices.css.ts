import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** One panel of five tiles: a column on a phone, a row on a wide screen. */
export const tiles = style({
  display: 'grid',
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  color: vars.color.onNight,
  backgroundColor: vars.color.night,
  '@media': {
    [from('phablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

export const place = style({
  '@media': {
    [below('phablet')]: {
      selectors: { '& + &': { borderTop: `1px solid ${vars.color.lineOnDeep}` } },
    },
  },
});

export const tile = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  padding: vars.space.sm,
  '@media': { [from('desktop')]: { flexDirection: 'column', padding: vars.space.md } },
});

globalStyle(`${tile} a`, { color: 'inherit' });

globalStyle(`${tile} a:focus-visible`, { outlineColor: vars.color.focusOnNight });

export const glyph = style({ color: vars.color.star });

// Large text wraps below the glyph.
export const words = style({
  flex: '1 1 10rem',
  '@media': { [from('desktop')]: { flex: 'none' } },
});

export const text = style({ color: vars.color.onNightSoft });

globalStyle(`section:has(${tiles})`, { '@media': { print: { display: 'none' } } });
