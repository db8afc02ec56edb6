import { style } from '@vanilla-extract/css';
import { stack } from '@/components/theme/layout.css';
import { vars } from '@/components/theme/theme.css';

export const answer = style([
  stack.xxs,
  {
    padding: vars.space.md,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.surfaceWarm,
  },
]);
