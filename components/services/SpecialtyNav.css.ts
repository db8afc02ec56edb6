import { style } from '@vanilla-extract/css';
import { from, shortWindow } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

export const layout = style({
  display: 'grid',
  gap: vars.space.xl,
  paddingBlock: vars.space.xxl,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      gap: vars.space.xxl,
      alignItems: 'start',
    },
  },
});

export const nav = style({
  minWidth: 0,
  '@media': {
    [`${from('desktop')} and (not ${shortWindow})`]: {
      position: 'sticky',
      top: `calc(${vars.height.header} + ${vars.space.md})`,
      maxHeight: `calc(100vh - ${vars.height.header} - 2 * ${vars.space.md})`,
      overflowY: 'auto',
    },
  },
});

export const list = style({
  display: 'flex',
  gap: vars.space.xxs,
  overflowX: 'auto',
  paddingBlock: vars.space.xxs,
  '@media': { [from('desktop')]: { flexDirection: 'column', overflowX: 'visible' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: `${vars.space.xxs} ${vars.space.md}`,
  borderRadius: vars.radius.round,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { backgroundColor: vars.color.actionQuiet },
  '@media': {
    [from('desktop')]: {
      borderColor: 'transparent',
      backgroundColor: 'transparent',
      whiteSpace: 'normal',
    },
  },
});

export const panels = style({
  display: 'grid',
  gap: vars.space.xxxl,
  minWidth: 0,
});
