import { style } from '@vanilla-extract/css';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const others = style({
  display: 'grid',
  gap: vars.space.sm,
  justifyItems: 'start',
  paddingBlock: vars.space.xl,
});

export const link = style({ ...fingerHigh, fontWeight: 600 });
