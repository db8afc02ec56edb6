import { style } from '@vanilla-extract/css';
import { row, stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';

export const box = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  border: `2px solid ${vars.color.danger}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.dangerSurface,
});

export const title = style({ color: vars.color.danger });

export const list = style([stack.xs]);

export const link = style({ color: vars.color.danger, fontWeight: vars.weight.bold });

export const detail = style({ fontSize: vars.text.small, overflowWrap: 'anywhere' });

export const ways = style([row.xs]);
