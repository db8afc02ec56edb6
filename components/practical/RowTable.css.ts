import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const termWidth = '12rem';

export const table = style({
  tableLayout: 'fixed',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({
  paddingBottom: vars.space.xs,
  color: vars.color.heading,
  textAlign: 'start',
});

/** An amount that does not fit beside its term wraps below it. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  padding: `${vars.space.xs} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  ':target': {
    backgroundColor: vars.color.surfaceCool,
    boxShadow: `-${vars.space.xs} 0 ${vars.color.surfaceCool}, ${vars.space.xs} 0 ${vars.color.surfaceCool}`,
  },
});

export const rowsBeside = style({
  '@media': {
    [from('wide')]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      columnGap: vars.space.xl,
    },
  },
});

const cell = {
  maxWidth: '100%',
  padding: 0,
  textAlign: 'start',
  // Breaks only words wider than the table, with very large text.
  overflowWrap: 'break-word',
} as const;

export const term = style({
  ...cell,
  flex: '0 0 100%',
  fontWeight: vars.weight.bold,
  '@media': { [from('tablet')]: { flexBasis: termWidth } },
});

export const text = style({ ...cell, flex: '1 1 0' });

export const amount = style({
  ...cell,
  marginLeft: 'auto',
  fontWeight: vars.weight.bold,
  textAlign: 'end',
});

export const service = style({
  ...cell,
  flex: '1 1 auto',
  width: 'min-content',
  fontWeight: 'inherit',
});
