import { vars } from './theme.css';

/** The look of cards, panels and tiles. */
export const box = {
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
} as const;
