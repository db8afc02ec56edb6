import { style } from '@vanilla-extract/css';
import { stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';

export const layout = style([stack.md]);

export const notice = style({
  maxWidth: vars.width.prose,
  padding: vars.space.md,
  borderRadius: vars.radius.medium,
  borderLeft: `6px solid ${vars.color.star}`,
  backgroundColor: vars.color.tintOchre,
});
