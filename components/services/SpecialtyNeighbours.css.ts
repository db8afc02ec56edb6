import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingBlock: vars.space.xl,
  '@media': {
    [from('tablet')]: { flexDirection: 'row', justifyContent: 'space-between', gap: vars.space.sm },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '48px',
  fontWeight: 600,
});
