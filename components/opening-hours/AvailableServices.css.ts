import { globalStyle, style } from '@vanilla-extract/css';
import { fittingColumns } from '@/components/theme/columns';
import { vars } from '@/components/theme/theme.css';

export const tiles = style({
  ...fittingColumns('11.25rem'),
  overflow: 'hidden',
  padding: `0 ${vars.space.xs}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  color: vars.color.onNight,
  backgroundColor: vars.color.night,
});

const line = '1px';

/** The panel clips the line above its first row. */
export const place = style({
  marginTop: `-${line}`,
  borderTop: `${line} solid ${vars.color.lineOnDeep}`,
});

export const tile = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  padding: vars.space.sm,
});

globalStyle(`${tile} a`, { color: 'inherit' });

globalStyle(`${tile} a:focus-visible`, { outlineColor: vars.color.focusOnNight });

export const glyph = style({ color: vars.color.star });

// Large text and narrow tiles wrap below the glyph.
export const words = style({ flex: '1 1 10rem' });

export const text = style({ color: vars.color.onNightSoft });

globalStyle(`section:has(${tiles})`, { '@media': { print: { display: 'none' } } });
