import { style } from '@vanilla-extract/css';
import { button } from '@/components/ui/button/button';
import { from } from '@/components/theme/breakpoints';
import { linkRow } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';

export const results = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

export const result = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.md}`,
  color: 'inherit',
  textDecoration: 'none',
  '@media': {
    [from('desktop')]: { display: 'grid', gridTemplateColumns: '18rem 8rem minmax(0, 1fr)' },
  },
  ':hover': { backgroundColor: vars.color.actionQuiet },
  ':focus-visible': { outlineOffset: '-3px', backgroundColor: vars.color.actionQuiet },
});

export const title = style({
  color: vars.color.action,
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const says = style({
  flexBasis: '100%',
  maxWidth: vars.width.prose,
  lineHeight: vars.leading.snug,
});

export const call = style([button({ kind: 'quiet' })]);

export const nothing = style([linkRow.lg, { rowGap: vars.space.sm }]);

export const question = style({ flexBasis: '100%' });
