import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { note } from '@/components/theme/typography.css';
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

export const caption = style([note, { marginTop: vars.space.xxs }]);
