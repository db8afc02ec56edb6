import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.xxs,
  padding: vars.space.md,
});

export const name = style({ color: vars.color.heading });

export const specialty = style({ color: vars.color.textSoft });

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.xxs,
  paddingBlock: vars.space.xs,
  fontSize: '0.9375rem',
});

export const slots = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs });

export const slot = style({
  padding: `2px ${vars.space.xs}`,
  borderRadius: vars.radius.round,
  color: vars.color.onActionQuiet,
  backgroundColor: vars.color.actionQuiet,
  fontSize: '0.875rem',
  fontWeight: 500,
});

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minHeight: '32px',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  ':hover': { textDecoration: 'underline' },
});
