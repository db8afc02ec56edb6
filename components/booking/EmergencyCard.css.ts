import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const card = style({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'center',
  marginBlock: vars.space.lg,
  padding: vars.space.md,
  borderRadius: vars.radius.large,
  borderInlineStart: `8px solid ${vars.color.urgent}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: '1fr auto',
      marginBlock: vars.space.xxl,
      padding: vars.space.lg,
    },
  },
});

export const title = style({ marginBottom: vars.space.xs, color: vars.color.accent });

export const calls = style({ display: 'grid', gap: vars.space.xs });
