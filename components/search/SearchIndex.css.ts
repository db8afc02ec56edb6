import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const index = style({
  paddingTop: vars.space.xl,
  borderTop: `1px solid ${vars.color.line}`,
});

export const letters = style({
  display: 'flex',
  flexWrap: 'wrap',
  paddingBottom: vars.space.lg,
  '@media': { print: { display: 'none' } },
});

export const letter = style({
  ...fingerHigh,
  justifyContent: 'center',
  minWidth: '44px',
  fontWeight: 600,
});

export const columns = style({
  '@media': {
    [from('phablet')]: { columnCount: 2, columnGap: vars.space.xl },
    [from('desktop')]: { columnCount: 3 },
  },
});

export const ofLetter = style({ paddingTop: vars.space.sm });

// Keeps a letter in the same column as its first entry.
globalStyle(`${ofLetter} > h3`, { breakAfter: 'avoid' });

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  padding: `${vars.space.xxs} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});

// The links have no class, since the page is near its limit of weight.
globalStyle(`${entry} > a`, { ...fingerHigh });

export const note = style({ color: vars.color.textSoft, fontSize: '0.9375rem' });
