import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const box = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  border: `2px solid ${vars.color.danger}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.dangerSurface,
});

export const words = style({ display: 'grid', gap: vars.space.xs });

export const title = style({ color: vars.color.danger });

export const list = style({ display: 'grid', gap: vars.space.xs });

export const link = style({ color: vars.color.danger, fontWeight: 600 });

export const detail = style({ fontSize: '0.9375rem', overflowWrap: 'anywhere' });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
