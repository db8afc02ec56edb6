import { globalStyle, style } from '@vanilla-extract/css';
import { between, from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

/** Steps are about as high, so that what is below stays. */
export const room = style({
  alignContent: 'start',
  minHeight: '26rem',
  '@media': { print: { display: 'none' } },
});

/** Until a script has read the address (`asked.inline.ts`). */
export const unread = style({
  selectors: {
    ':root[data-asked]:not([data-lost]) :not([data-lost]) > [data-island] > &': {
      visibility: 'hidden',
    },
  },
});

/** In equal columns, as many while the page arrives as at its end. */
const tilesOf = (width: string) => `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`;

export const tiles = style({
  display: 'grid',
  // Six on a wide screen.
  gridTemplateColumns: tilesOf('max(8rem, 15%)'),
  gap: vars.space.xs,
  '@media': { [between('tablet', 'desktop')]: { gridTemplateColumns: tilesOf('12rem') } },
});

const box = {
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  color: vars.color.heading,
  backgroundColor: vars.color.surface,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.actionQuiet } },
} as const;

export const tile = style({
  ...box,
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'center',
  justifyItems: 'start',
  height: '100%',
  minHeight: '72px',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  fontWeight: 600,
  lineHeight: 1.25,
});

export const options = style({
  display: 'grid',
  gap: vars.space.xs,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const option = style({
  ...box,
  ...fingerHigh,
  display: 'grid',
  alignContent: 'center',
  height: '100%',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  lineHeight: 1.4,
});

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  columnGap: vars.space.md,
});

export const other = style(fingerHigh);

export const choices = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg });

export const choice = style({
  ...fingerHigh,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
});

globalStyle(`${choice} input`, {
  flexShrink: 0,
  width: '24px',
  height: '24px',
  accentColor: vars.color.action,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const message = style({
  padding: vars.space.md,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tintOchre,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
