import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { livelyPointer, motion } from '@/components/theme/motion';
import { vars } from '@/components/theme/theme.css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  padding: `${vars.space.xl} 0`,
  '@media': {
    [from('tablet')]: { flexDirection: 'row', justifyContent: 'space-between', gap: vars.space.sm },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.target.button,
  fontWeight: vars.weight.bold,
});

const arrow = (shift: string) =>
  style({
    transition: `transform ${motion.quick}`,
    '@media': {
      [livelyPointer]: {
        selectors: { [`${link}:hover &`]: { transform: `translateX(${shift})` } },
      },
    },
  });

export const back = arrow('-4px');

export const forward = arrow('4px');
