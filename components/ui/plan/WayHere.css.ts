import { style } from '@vanilla-extract/css';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const way = style({ display: 'grid', alignContent: 'start', gap: vars.space.sm });

export const address = style({ fontStyle: 'normal', fontWeight: vars.weight.bold });

export const steps = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingLeft: vars.space.lg,
  listStyle: 'decimal',
});

export const link = style(fingerHigh);
