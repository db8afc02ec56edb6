import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const access = style({
  display: 'grid',
  gap: vars.space.md,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 420px) minmax(12rem, 1fr)',
      gap: vars.space.lg,
    },
  },
});

export const plan = style({
  overflow: 'hidden',
  maxWidth: '420px',
  height: '290px',
  borderRadius: vars.radius.medium,
});

export const caption = style({
  marginTop: vars.space.xxs,
  color: vars.color.textSoft,
  fontSize: '0.9375rem',
});

export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space.sm });

export const address = style({ fontStyle: 'normal', fontWeight: 600 });

export const steps = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingLeft: vars.space.lg,
  listStyle: 'decimal',
});
