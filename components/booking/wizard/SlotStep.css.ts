import { style } from '@vanilla-extract/css';
import { choiceBox } from '@/components/theme/box';
import { below, from } from '@/components/theme/breakpoints';
import { motion } from '@/components/theme/motion';
import { vars } from '@/components/theme/theme.css';

export const dayBar = style({
  display: 'grid',
  gridTemplateColumns: `${vars.target.button} minmax(0, 1fr) ${vars.target.button}`,
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': {
    [below('roomy')]: { gridTemplateColumns: 'auto auto', justifyContent: 'space-between' },
  },
});

const control = {
  ...choiceBox,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
} as const;

export const arrow = style({
  ...control,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.target.button,
  height: vars.target.button,
  borderRadius: vars.radius.round,
  selectors: {
    '&:hover': { backgroundColor: vars.color.actionQuiet },
    '&[aria-disabled="true"]': {
      color: vars.color.textSoft,
      borderColor: vars.color.line,
      backgroundColor: 'transparent',
      cursor: 'default',
    },
  },
});

export const day = style({
  textAlign: 'center',
  color: vars.color.heading,
  // Large text needs the whole row above the arrows.
  '@media': { [below('roomy')]: { gridArea: '1 / 1 / auto / -1' } },
});

export const week = style({
  display: 'grid',
  // Fewer than seven columns with large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(2rem, 1fr))',
  gap: vars.space.xxs,
  '@media': { [from('tablet')]: { gap: vars.space.xs } },
});

const choice = {
  ...control,
  width: '100%',
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
} as const;

const unavailable = {
  color: vars.color.textSoft,
  borderColor: vars.color.line,
  backgroundColor: vars.color.page,
  fontWeight: vars.weight.regular,
  cursor: 'default',
} as const;

export const weekDay = style({
  ...choice,
  minHeight: vars.target.button,
  padding: `${vars.space.xxs} 0`,
  selectors: {
    // After a tap, `:hover` remains, and must not hide the chosen state.
    '&:hover:not(:disabled, [aria-pressed="true"])': { backgroundColor: vars.color.actionQuiet },
    '&[aria-pressed="true"]': {
      color: vars.color.onAction,
      backgroundColor: vars.color.action,
      borderColor: vars.color.action,
    },
    '&:disabled': unavailable,
  },
});

export const weekDayName = style({
  display: 'block',
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
});

export const slots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xs,
  '@media': {
    [from('phablet')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.sm },
  },
});

export const slot = style({
  ...choice,
  minHeight: vars.target.button,
  padding: vars.space.xxs,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.color.actionQuiet },
    '&:disabled': unavailable,
  },
});

export const full = style({ display: 'block', fontSize: vars.text.small });

export const empty = style({ color: vars.color.textSoft });

export const notice = style({
  color: vars.color.danger,
  fontWeight: vars.weight.bold,
  selectors: { '&:empty': { display: 'none' } },
});
