import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const section = style({ display: 'grid', gap: vars.space.sm });

export const list = style({
  '@media': {
    [from('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.xxl,
    },
  },
});

export const situation = style({ borderBottom: `1px solid ${vars.color.line}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minHeight: '48px',
  paddingTop: vars.space.xs,
  paddingBottom: vars.space.xs,
  color: vars.color.heading,
  cursor: 'pointer',
  listStyle: 'none',
});

export const chevron = style({
  color: vars.color.urgentText,
  selectors: { [`[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});

export const details = style({
  display: 'grid',
  gap: vars.space.sm,
  paddingTop: vars.space.xxs,
  paddingBottom: vars.space.lg,
});

export const note = style({ color: vars.color.textSoft, fontSize: '0.875rem' });
