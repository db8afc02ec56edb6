import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

/** A small portrait beside the words on a phone, to spare data and scrolling; a larger one above or beside elsewhere. */
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
        '@media': {
          [from('phablet')]: { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr auto' },
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
    overflow: 'hidden',
    '@media': {
      [below('phablet')]: { borderEndEndRadius: vars.radius.medium, alignSelf: 'start' },
      [below('roomy')]: { width: '31vw' },
    },
  },
  variants: {
    portrait: {
      above: {},
      beside: {
        '@media': {
          [from('phablet')]: {
            gridRow: '1 / -1',
            borderEndEndRadius: vars.radius.medium,
            alignSelf: 'start',
          },
        },
      },
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  padding: `${vars.space.sm} ${vars.space.md}`,
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

export const name = style({ color: vars.color.heading });

export const specialty = style({ color: vars.color.textSoft });

// A target of 24 px and more (WCAG 2.5.8).
globalStyle(`${specialty} a`, { display: 'inline-block' });

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.xxs,
  paddingBlock: vars.space.xs,
  fontSize: '0.9375rem',
});

export const slots = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs });

export const slot = style({
  padding: `2px ${vars.space.xs}`,
  borderRadius: vars.radius.round,
  color: vars.color.onActionQuiet,
  backgroundColor: vars.color.actionQuiet,
  fontSize: '0.875rem',
  fontWeight: 500,
});

export const phone = style({
  ...fingerHigh,
  gap: vars.space.xxs,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
});
