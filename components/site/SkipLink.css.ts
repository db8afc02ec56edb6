import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const skipLink = style({
  position: 'absolute',
  left: vars.space.md,
  top: vars.space.xs,
  zIndex: 20,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderRadius: vars.radius.round,
  color: vars.color.onAction,
  backgroundColor: vars.color.actionHover,
  fontWeight: 600,
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      padding: 0,
    },
  },
});
