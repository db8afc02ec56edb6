import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { tile, tiles, tileWords } from '@/components/theme/tile.css';
import { vars } from '@/components/theme/theme.css';

/** The list, and what its marks mean: above the tiles, or below the rows. */
export const block = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
});

export const list = style([
  tiles,
  {
    '@media': { [from('desktop')]: { display: 'block', columnCount: 2, columnGap: vars.space.xs } },
  },
]);

globalStyle(`${list} > :first-child`, {
  gridColumn: '1 / -1',
  columnSpan: 'all',
  '@media': { [from('desktop')]: { marginBottom: vars.space.xs } },
});

globalStyle(`${list} > *`, { breakInside: 'avoid' });

export const link = style([
  tile,
  {
    position: 'relative',
    fontSize: vars.text.small,
    '@media': {
      [from('desktop')]: {
        gap: vars.space.xs,
        minHeight: '2.25rem',
        padding: `${vars.space.xxs} ${vars.space.xs}`,
        borderColor: 'transparent',
        color: vars.color.text,
        backgroundColor: 'transparent',
        fontSize: vars.text.body,
        fontWeight: vars.weight.regular,
      },
      [`${from('desktop')} and (pointer: coarse)`]: { minHeight: vars.target.finger },
    },
    selectors: {
      [`${list} > :first-child > &`]: {
        borderColor: vars.color.lineOnCool,
        backgroundColor: vars.color.actionQuiet,
        fontSize: vars.text.body,
        fontWeight: vars.weight.bold,
      },
      // As specific as the first.
      [`${list} > * > &[aria-current]`]: {
        borderColor: vars.color.action,
        color: vars.color.onAction,
        backgroundColor: vars.color.action,
        fontWeight: vars.weight.bold,
        '@media': { '(forced-colors: active)': { borderWidth: '3px' } },
      },
    },
  },
]);

export const glyph = style({
  flexShrink: 0,
  color: vars.color.action,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
  '@media': { [from('desktop')]: { width: '20px' } },
});

export const words = tileWords;

export const line = style({
  display: 'block',
  color: vars.color.textSoft,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  selectors: { '[aria-current] &': { color: 'inherit' } },
});

const petal = {
  content: '',
  flexShrink: 0,
  width: vars.space.sm,
  height: vars.space.sm,
  backgroundColor: 'currentColor',
  mask: 'url("/patterns/petal.svg") 0 / contain',
  // As in `BulletList`.
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
} as const;

export const legend = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textSoft,
  fontSize: vars.text.small,
  '::before': { ...petal, color: vars.color.action },
  '@media': { [from('desktop')]: { order: 1 } },
});

globalStyle(`${link}[aria-describedby]`, {
  paddingRight: `calc(${vars.space.sm} + ${vars.space.xs})`,
});

globalStyle(`${link}[aria-describedby]::after`, {
  ...petal,
  position: 'absolute',
  top: vars.space.xs,
  right: vars.space.xxs,
  '@media': { [from('desktop')]: { top: `calc(50% - ${vars.space.sm} / 2)` } },
});

globalStyle(`${link}[aria-describedby]:not([aria-current])::after`, { color: vars.color.action });
