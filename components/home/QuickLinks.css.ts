import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const band = style({
  paddingBlock: vars.space.md,
  backgroundColor: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { [from('desktop')]: { gap: vars.space.md } },
});

// As many in a row as there is room for, also where text is large; a row is always full.
globalStyle(`${links} > li`, {
  flex: '1 1 min(100%, 9rem)',
  '@media': { [from('tablet')]: { flexBasis: '12rem' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  height: '100%',
  minHeight: '56px',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  color: vars.color.heading,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { backgroundColor: vars.color.actionQuiet },
});

globalStyle(`${link} > svg`, { color: vars.color.action });
