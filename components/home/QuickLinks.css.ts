import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const band = style({
  paddingBlock: vars.space.md,
  backgroundColor: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const links = style({
  display: 'grid',
  // One below the other where text is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.xs,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' },
    [from('desktop')]: { gap: vars.space.md },
  },
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

// The last of an odd number has its row.
globalStyle(`${links} > :last-child:nth-child(odd)`, {
  '@media': { [below('tablet')]: { gridColumn: '1 / -1' } },
});
