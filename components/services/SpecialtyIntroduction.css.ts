import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const introduction = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
});

export const description = style({ maxWidth: vars.width.prose });

export const hours = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textSoft,
});
