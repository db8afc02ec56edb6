import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { island } from '@/components/islands/marks';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';
import { results } from './Results.css';

export const index = style({
  selectors: { [`[${island}]:has(${results}) ~ &`]: { display: 'none' } },
});

export const summary = style({
  display: 'flex',
  gap: vars.space.sm,
  minHeight: vars.target.large,
  borderTop: `1px solid ${vars.color.line}`,
});

export const count = style({
  marginLeft: 'auto',
  color: vars.color.textSoft,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const columns = style({
  paddingBottom: vars.space.md,
  '@media': {
    [from('phablet')]: { columnCount: 2, columnGap: vars.space.xl },
    [from('desktop')]: { columnCount: 3 },
  },
});

// No classes, since the page is near its limit of weight.
globalStyle(`${columns} li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  padding: `${vars.space.xxs} 0`,
  breakInside: 'avoid',
});

globalStyle(`${columns} a`, { ...fingerHigh });

globalStyle(`${columns} a + span`, { color: vars.color.textSoft, fontSize: vars.text.small });
