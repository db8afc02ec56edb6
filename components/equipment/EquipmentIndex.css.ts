import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { pill } from '@/components/theme/pill';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const index = style({
  marginBottom: vars.space.xs,
  '@media': { [from('tablet')]: { marginBottom: vars.space.lg } },
});

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  columnGap: vars.space.md,
  '@media': {
    [from('tablet')]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs },
  },
});

export const name = style({
  ...fingerHigh,
  lineHeight: vars.leading.snug,
  '@media': {
    [from('tablet')]: pill,
  },
});
