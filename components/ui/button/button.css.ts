import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '@/components/theme/breakpoints';
import { motion } from '@/components/theme/motion';
import { vars } from '@/components/theme/theme.css';

/** Leaves room for large text. */
const narrow = {
  [below('phone')]: { paddingInline: vars.space.sm },
};

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minHeight: vars.target.button,
  padding: `${vars.space.xs} ${vars.space.lg}`,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.round,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  // Breaks a number only if it is wider than the screen.
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: { '&:disabled': { cursor: 'default', opacity: 0.6 } },
  '@media': { ...narrow, print: { display: 'none' } },
});

export const kind = styleVariants({
  action: {
    color: vars.color.onAction,
    backgroundColor: vars.color.action,
    selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.actionHover } },
  },
  quiet: {
    color: vars.color.onActionQuiet,
    backgroundColor: vars.color.actionQuiet,
    selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.actionQuietHover } },
  },
  outline: {
    color: vars.color.heading,
    backgroundColor: 'transparent',
    borderColor: vars.color.control,
    selectors: {
      '&:hover:not(:disabled)': { backgroundColor: vars.color.actionQuiet },
    },
  },
  urgent: {
    color: vars.color.onUrgent,
    backgroundColor: vars.color.urgent,
    selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.deep } },
  },
  /** The main button on a night background. */
  onNightFirst: {
    color: vars.color.night,
    backgroundColor: vars.color.onNight,
    selectors: {
      '&:hover': { backgroundColor: vars.color.onNightSoft },
      '&:focus-visible': { outlineColor: vars.color.focusOnNight },
    },
  },
  onNight: {
    color: vars.color.onNight,
    backgroundColor: 'transparent',
    borderColor: vars.color.onNightSoft,
    selectors: {
      '&:hover': { backgroundColor: vars.color.onNight, color: vars.color.night },
      '&:focus-visible': { outlineColor: vars.color.focusOnNight },
    },
  },
});

export const size = styleVariants({
  medium: {},
  small: { minHeight: vars.target.finger, padding: `${vars.space.xxs} ${vars.space.md}` },
  large: {
    minHeight: vars.target.large,
    padding: `${vars.space.sm} ${vars.space.xl}`,
    '@media': narrow,
  },
});

export const width = styleVariants({ content: {}, full: { width: '100%' } });
