import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
});

export const title = style({ color: vars.color.heading });

export const description = style({ maxWidth: vars.width.prose });
