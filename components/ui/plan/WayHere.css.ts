import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const way = style({ display: 'grid', alignContent: 'start', gap: vars.space.sm });

export const address = style({ fontStyle: 'normal', fontWeight: 600 });

export const steps = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingLeft: vars.space.lg,
  listStyle: 'decimal',
});

export const link = style({ display: 'flex', lineHeight: '44px' });
