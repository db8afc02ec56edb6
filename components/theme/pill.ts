import { vars } from './theme.css';

export const pill = {
  padding: `0 ${vars.space.md}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.actionQuiet },
  ':focus-visible': { borderRadius: vars.radius.round },
} as const;
