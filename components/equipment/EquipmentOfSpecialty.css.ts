import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  padding: vars.space.lg,
  color: vars.color.heading,
});

export const points = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.md,
  listStyle: 'disc',
  color: vars.color.text,
});
