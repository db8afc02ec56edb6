import { style } from '@vanilla-extract/css';
import { vars } from './theme.css';

/** Two columns on a phone, as many as fit elsewhere. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
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
