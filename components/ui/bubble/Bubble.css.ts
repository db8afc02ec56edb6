import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

/** On top of everything, placed by its script; nothing is drawn while it says nothing. */
export const bubble = style({
  position: 'absolute',
  zIndex: 20,
  width: 'max-content',
  maxWidth: `min(20rem, calc(100vw - 2 * ${vars.space.md}))`,
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  borderRadius: vars.radius.medium,
  color: vars.color.onDeep,
  backgroundColor: vars.color.deep,
  boxShadow: vars.shadow.floating,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  // Seen where backgrounds are taken away.
  outline: '1px solid transparent',
  selectors: { '&:empty': { visibility: 'hidden' } },
  '@media': { print: { display: 'none' } },
});
