import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const address = style({ fontStyle: 'normal', fontWeight: vars.weight.bold });

export const steps = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingLeft: vars.space.lg,
  listStyle: 'decimal',
});
