import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const method = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.xxs} ${vars.space.md}`,
  borderRadius: vars.radius.round,
  color: vars.color.onActionQuiet,
  backgroundColor: vars.color.actionQuiet,
  fontWeight: vars.weight.bold,
});
