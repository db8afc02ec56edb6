import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { island } from '@/components/islands/marks';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';
import { whileFar } from '@/components/ui/far-parts/far-parts';
import { results } from './Results.css';

export const index = style({
  paddingTop: vars.space.xl,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { [`[${island}]:has(${results}) ~ &`]: { display: 'none' } },
});

export const letters = style({
  display: 'flex',
  flexWrap: 'wrap',
  paddingBottom: vars.space.lg,
  '@media': { print: { display: 'none' } },
});

globalStyle(`${letters} a`, {
  ...fingerHigh,
  justifyContent: 'center',
  minWidth: vars.target.finger,
  fontWeight: vars.weight.bold,
});

export const columns = style({
  '@media': {
    [from('phablet')]: { columnCount: 2, columnGap: vars.space.xl },
    [from('desktop')]: { columnCount: 3 },
  },
});

export const letter = style({
  paddingTop: vars.space.sm,
  breakInside: 'avoid',
  // Columns would be balanced by the placeholder sizes of parts without layout.
  '@media': { [below('phablet')]: { selectors: whileFar('auto 300px') } },
});

// No classes, since the page is near its limit of weight.
globalStyle(`${columns} li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  padding: `${vars.space.xxs} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});

globalStyle(`${columns} a`, { ...fingerHigh });

// On its own line, the text is as far from the border as a link's text.
globalStyle(`${columns} a + span`, {
  paddingBottom: vars.space.xs,
  color: vars.color.textSoft,
  fontSize: vars.text.small,
});
