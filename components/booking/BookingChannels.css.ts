import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const channel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  flexGrow: 1,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.color.heading,
});

export const text = style({ flexGrow: 1, color: vars.color.textSoft });

export const note = style({ color: vars.color.textSoft, maxWidth: vars.width.prose });

export const number = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });
