import { style } from '@vanilla-extract/css';
import { between, from } from '@/components/theme/breakpoints';
import { box } from '@/components/theme/box';
import { vars } from '@/components/theme/theme.css';

export const tiles = style({
  display: 'grid',
  gap: vars.space.sm,
  '@media': {
    [between('roomy', 'phablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('phablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    print: { display: 'none' },
  },
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  height: '100%',
  padding: vars.space.md,
  ...box,
  color: vars.color.heading,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.action, backgroundColor: vars.color.actionQuiet },
});

export const glyph = style({ color: vars.color.action });
