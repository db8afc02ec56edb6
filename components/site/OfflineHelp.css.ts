import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const words = style({ display: 'grid', gap: vars.space.xs, paddingTop: vars.space.md });

export const actions = style({
  display: 'grid',
  gap: vars.space.sm,
  marginTop: vars.space.lg,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'start' },
  },
});
