import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const consent = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: vars.space.sm,
});

export const box = style({
  width: '24px',
  height: '24px',
  accentColor: vars.color.action,
  selectors: {
    '&[aria-invalid="true"]': { outline: `2px solid ${vars.color.danger}`, outlineOffset: '1px' },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
});
