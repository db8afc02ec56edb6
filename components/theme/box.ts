import { vars } from './theme.css';

/** The look of cards, panels and tiles. */
export const box = {
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
} as const;

/** Of whatever is chosen with one touch. */
export const choiceBox = {
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  color: vars.color.heading,
  backgroundColor: vars.color.surface,
} as const;

export const choiceLink = {
  ...choiceBox,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.actionQuiet } },
} as const;
