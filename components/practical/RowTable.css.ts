import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** Of what is looked up, where there is room: tables and facts line up. */
export const termWidth = '12rem';

export const table = style({ width: '100%', fontVariantNumeric: 'tabular-nums' });

export const caption = style({
  paddingBottom: vars.space.xs,
  color: vars.color.heading,
  textAlign: 'start',
});

const cell = {
  padding: `${vars.space.xs} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  verticalAlign: 'baseline',
  textAlign: 'start',
  // Only where text is so large that a word is wider than its column.
  overflowWrap: 'anywhere',
} as const;

export const term = style({
  ...cell,
  width: '42%',
  paddingInlineEnd: vars.space.md,
  fontWeight: 600,
  '@media': { [from('tablet')]: { width: termWidth } },
});

export const text = style(cell);

/** Amounts end at one edge, to be compared. */
export const amount = style({ ...cell, fontWeight: 600, textAlign: 'end' });

/** What an amount is for: as wide as it likes. */
export const service = style({ ...cell, paddingInlineEnd: vars.space.md, fontWeight: 'inherit' });
