import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const notSent = style({
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tintOchre,
  lineHeight: 1.4,
});

export const summary = style({ display: 'grid', gap: vars.space.xxs });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: vars.space.xs,
  lineHeight: 1.4,
  '@media': { [from('tablet')]: { gridTemplateColumns: '8rem minmax(0, 1fr)' } },
});

export const term = style({ color: vars.color.textSoft });

export const actions = style({
  display: 'grid',
  gap: vars.space.xs,
  '@media': {
    [from('phablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.sm },
  },
});
