import { style } from '@vanilla-extract/css';
import { fittingColumns } from './columns';
import { vars } from './theme.css';

/** Two columns on a phone, as many as fit elsewhere. */
export const tiles = style({
  ...fittingColumns('8.5rem'),
  gap: vars.space.xs,
});

/** A link of a glyph and a few words. */
export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  height: '100%',
  minHeight: '4rem',
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  color: vars.color.heading,
  backgroundColor: vars.color.surface,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.action, backgroundColor: vars.color.actionQuiet },
  ':focus-visible': { borderRadius: vars.radius.medium },
});

/** A long word stays in its tile. */
export const tileWords = style({ minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' });
