import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  height: '100%',
  padding: vars.space.lg,
  borderRadius: vars.radius.large,
  color: vars.color.onNight,
  backgroundColor: vars.color.night,
});

export const glyph = style({ color: vars.color.star });

export const text = style({ color: vars.color.onNightSoft });
