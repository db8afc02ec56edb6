import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

/** Below the box whose advice they are of. */
export const sources = style({
  maxWidth: vars.width.prose,
  marginTop: `calc(${vars.space.sm} - ${vars.space.xl})`,
  color: vars.color.textSoft,
  fontSize: '0.875rem',
});

export const list = style({
  paddingInlineStart: vars.space.md,
  marginBlock: vars.space.xxs,
  listStyle: 'disc',
});
