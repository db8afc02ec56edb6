import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';
import { forScreenReaders } from '@/components/ui/visually-hidden/for-screen-readers';

export const skipLink = style({
  position: 'absolute',
  left: vars.space.md,
  top: vars.space.xs,
  zIndex: 20,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderRadius: vars.radius.round,
  color: vars.color.onAction,
  backgroundColor: vars.color.actionHover,
  fontWeight: vars.weight.bold,
  selectors: {
    '&:not(:focus)': { ...forScreenReaders, padding: 0 },
  },
});
