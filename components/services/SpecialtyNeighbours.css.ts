import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlock: vars.space.xl,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '48px',
  fontWeight: 600,
});
