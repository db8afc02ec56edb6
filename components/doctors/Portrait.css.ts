import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const ground = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 5',
  backgroundColor: vars.color.surfaceCool,
  fill: vars.color.heading,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.bold,
});
