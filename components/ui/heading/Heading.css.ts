import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const color = { heading: '', inherit: style({ color: 'inherit' }) };

export const gap = {
  none: '',
  sm: style({ marginBottom: vars.space.sm }),
  md: style({ marginBottom: vars.space.md }),
};
