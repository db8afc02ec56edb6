import { style } from '@vanilla-extract/css';
import { halves, stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';

export const band = style({ padding: `${vars.space.section} 0` });

export const layout = style([halves.xl]);

export const list = style([stack.sm]);

export const item = style({ display: 'flex', gap: vars.space.sm });

export const step = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.round,
  color: vars.color.onActionQuiet,
  backgroundColor: vars.color.actionQuiet,
  fontWeight: vars.weight.bold,
  fontSize: vars.text.small,
});
