import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, between, from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

/** A small portrait beside the words, to spare data and scrolling; on a wide screen a larger one, above or beside. */
export const layout = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'min(112px, 31vw) minmax(0, 1fr)',
    flexGrow: 1,
    '@media': { [below('roomy')]: { display: 'block' } },
  },
  variants: {
    portrait: {
      above: {
        gridTemplateRows: '1fr auto',
        '@media': {
          [from('desktop')]: { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr auto' },
        },
      },
      beside: {
        '@media': {
          [from('phablet')]: {
            gridTemplateColumns: '160px minmax(0, 1fr)',
            gridTemplateRows: '1fr auto',
          },
        },
      },
    },
  },
});

export const portrait = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderBottomRightRadius: vars.radius.medium,
    '@media': { [below('roomy')]: { width: '31vw' } },
  },
  variants: {
    portrait: {
      above: { '@media': { [from('desktop')]: { borderBottomRightRadius: 0 } } },
      beside: { '@media': { [from('phablet')]: { gridRow: '1 / -1' } } },
    },
  },
});

// Beside the words it is as high as the card.
for (const [name, width] of [
  ['above', between('roomy', 'desktop')],
  ['beside', from('roomy')],
] as const)
  globalStyle(`${portrait.classNames.variants.portrait[name]} img`, {
    '@media': {
      [width]: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, height: '100%' },
    },
  });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  padding: vars.space.sm,
});

export const book = recipe({
  base: { gridColumn: '1 / -1', padding: vars.space.md, paddingTop: vars.space.xs },
  variants: {
    portrait: {
      above: {},
      beside: { '@media': { [from('phablet')]: { gridColumn: 2, maxWidth: '20rem' } } },
    },
  },
});

export const specialty = style({ color: vars.color.textSoft });

// A target of 24 px and more (WCAG 2.5.8).
globalStyle(`${specialty} a`, { display: 'inline-block' });

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  // The ring around the number is not drawn over a chip.
  gap: vars.space.xs,
  paddingTop: vars.space.xs,
  paddingBottom: vars.space.xs,
  fontSize: '0.9375rem',
});

export const phone = style({
  ...fingerHigh,
  gap: vars.space.xxs,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
});
