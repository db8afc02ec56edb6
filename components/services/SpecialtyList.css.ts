import { style } from '@vanilla-extract/css';
import { from, tallScreen } from '@/components/theme/breakpoints';
import { pill } from '@/components/theme/pill';
import { vars } from '@/components/theme/theme.css';
import { sheet } from './SpecialtyNav.css';

/** The padding of the list keeps its first and last titles clear of this fade. */
const faded = `linear-gradient(transparent, black ${vars.space.md} calc(100% - ${vars.space.xxl}), transparent)`;

/** The list scrolls sideways on a phone, and vertically in the sheet and on a wide screen. */
export const list = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.xs,
  minWidth: 0,
  paddingTop: vars.space.xs,
  paddingBottom: vars.space.xs,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // Keeps the chosen title in place when the web font changes the width of the titles before it.
  scrollSnapType: 'x proximity',
  scrollPaddingLeft: '48px',
  scrollPaddingRight: '48px',
  // Snapping would move the focused link out of view.
  ':focus-within': { scrollSnapType: 'none' },
  // Extends to the edges of the screen, where a clipped title shows that the list scrolls.
  marginLeft: `calc(-1 * ${vars.space.gutter})`,
  marginRight: `calc(-1 * ${vars.space.gutter})`,
  paddingLeft: vars.space.gutter,
  paddingRight: vars.space.gutter,
  selectors: {
    [`${sheet} > &`]: {
      flexDirection: 'column',
      gap: 0,
      paddingBottom: vars.space.xxl,
      overflow: 'hidden auto',
      overscrollBehavior: 'contain',
    },
  },
  '@media': {
    [from('desktop')]: {
      flexDirection: 'column',
      gap: '2px',
      marginLeft: 0,
      marginRight: 0,
      paddingLeft: 0,
      paddingRight: 0,
      overflowX: 'visible',
      scrollSnapType: 'none',
    },
    [`${tallScreen} and ${from('desktop')}`]: {
      overflow: 'hidden auto',
      overscrollBehaviorY: 'contain',
      // Where scroll bars are always visible, a white track would stand out from the page.
      scrollbarColor: `${vars.color.lineOnCool} transparent`,
      paddingTop: vars.space.md,
      paddingBottom: vars.space.xxl,
      WebkitMaskImage: faded,
      maskImage: faded,
    },
  },
});

export const link = style({
  ...pill,
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: `${vars.space.xxs} ${vars.space.md}`,
  backgroundColor: vars.color.surface,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  // The focus ring is inside the link, because the list clips its overflow.
  ':focus-visible': { ...pill[':focus-visible'], outlineOffset: '-3px' },
  selectors: {
    [`${sheet} &`]: {
      minHeight: '52px',
      borderColor: 'transparent',
      borderBottomColor: vars.color.line,
      borderRadius: 0,
      backgroundColor: 'transparent',
      whiteSpace: 'normal',
    },
    // In the sheet, `${sheet} &` would outrank `&[aria-current]` alone.
    [`&[aria-current], ${sheet} &[aria-current]`]: {
      scrollSnapAlign: 'start',
      borderColor: vars.color.action,
      color: vars.color.onAction,
      backgroundColor: vars.color.action,
      fontWeight: 600,
    },
    '&[aria-current]:focus-visible': { outlineColor: vars.color.onAction },
  },
  '@media': {
    [from('desktop')]: {
      borderColor: 'transparent',
      backgroundColor: 'transparent',
      borderRadius: vars.radius.medium,
      whiteSpace: 'normal',
      ':focus-visible': { borderRadius: vars.radius.medium },
    },
  },
});
