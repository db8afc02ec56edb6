import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const others = style({
  display: 'grid',
  gap: vars.space.sm,
  justifyItems: 'start',
  padding: `${vars.space.xl} 0`,
});
