import { style } from '@vanilla-extract/css';
import { fingerHigh } from '@/components/theme/target';
import { vars } from '@/components/theme/theme.css';

export const signs = style({
  display: 'grid',
  gap: vars.space.sm,
  maxWidth: vars.width.prose,
});

export const note = style({ color: vars.color.textSoft, fontSize: '0.875rem' });

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
});

export const link = style(fingerHigh);
