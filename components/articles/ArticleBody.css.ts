import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gap: vars.space.xxl,
  alignItems: 'start',
  paddingTop: vars.space.xxl,
  paddingBottom: vars.space.xxl,
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: vars.space.xxxl },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  maxWidth: vars.width.prose,
});

export const opening = style({ display: 'grid', gap: vars.space.sm });

export const aside = style({
  '@media': {
    [from('desktop')]: {
      position: 'sticky',
      top: `calc(${vars.height.header} + ${vars.space.xl})`,
    },
  },
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  color: vars.color.textSoft,
});

export const picture = style({ overflow: 'hidden', borderRadius: vars.radius.large });

export const sources = style({
  display: 'grid',
  gap: vars.space.sm,
  paddingTop: vars.space.lg,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.textSoft,
  fontSize: '0.9375rem',
});

export const list = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingLeft: vars.space.lg,
  listStyle: 'disc',
});
