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

export const detail = style({ fontSize: vars.text.small, overflowWrap: 'anywhere' });
