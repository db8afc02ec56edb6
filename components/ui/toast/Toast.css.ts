import { style } from '@vanilla-extract/css';
import { below, shortWindow } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';

/** On top of everything, above the action bar of a phone; nothing is drawn while it says nothing. */
export const toast = style({
  position: 'fixed',
  insetInline: vars.space.gutter,
  bottom: vars.space.lg,
  zIndex: 20,
  width: 'fit-content',
  maxWidth: '28rem',
  marginInline: 'auto',
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.medium,
  color: vars.color.onDeep,
  backgroundColor: vars.color.deep,
  boxShadow: vars.shadow.floating,
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // Seen on the foot of the page, which has the same ground, and where backgrounds are taken away.
  outline: `1px solid ${vars.color.lineOnCool}`,
  selectors: { '&:empty': { visibility: 'hidden' } },
  '@media': {
    [below('tablet')]: {
      bottom: `calc(${vars.height.actionBar} + ${vars.space.md} + env(safe-area-inset-bottom))`,
    },
    [shortWindow]: { bottom: vars.space.md },
    print: { display: 'none' },
  },
});
