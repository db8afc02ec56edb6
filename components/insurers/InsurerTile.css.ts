import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '120px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
});

export const caption = style({
  marginTop: vars.space.xs,
  textAlign: 'center',
  fontSize: '0.9375rem',
  color: vars.color.textSoft,
});
