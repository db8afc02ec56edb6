import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** The doctors come after the words, or beside them where there is room. */
export const layout = style({
  display: 'grid',
  gap: vars.space.xxl,
  alignItems: 'start',
  paddingBlock: vars.space.xxl,
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: vars.space.xxxl },
  },
});

export const introduction = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
});

export const description = style({ maxWidth: vars.width.prose });

export const hours = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textSoft,
});
