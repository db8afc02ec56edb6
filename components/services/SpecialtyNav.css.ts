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

/** The ends of the list, and the way into it from each. */
const ways = { top: 'to bottom', bottom: 'to top' } as const;
const ends = ['top', 'bottom'] as const;

const veils = ends.map(
  (end) =>
    `linear-gradient(${ways[end]}, ${vars.color.page} 50%, transparent) ${end} / 100% 64px no-repeat local`,
);

const shades = ends.map(
  (end) =>
    `linear-gradient(${ways[end]}, ${vars.color.lineOnCool} 1px, rgb(22 48 46 / 16%) 1px, transparent) ${end} / 100% 28px no-repeat scroll`,
);

/** The place of the titles, and what scrolls: sideways on a phone, up and down beside the panel on a wide screen. */
export const nav = style({
  position: 'relative',
  minWidth: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // The chosen title stays where it is when the site's own font changes the width of those before it.
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '48px',
  // It would take the keyboard's place out of view.
  ':focus-within': { scrollSnapType: 'none' },
  // To the edges of the screen, so that a title cut in two says that there is more.
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  '@media': {
    [from('desktop')]: {
      marginInline: 0,
      paddingInline: 0,
      overflowX: 'visible',
      scrollSnapType: 'none',
    },
    [`${from('desktop')} and (not ${shortWindow})`]: {
      position: 'sticky',
      top: `calc(${vars.height.header} + ${vars.space.md})`,
      maxHeight: `calc(100vh - ${vars.height.header} - 2 * ${vars.space.md})`,
      overflow: 'hidden auto',
      overscrollBehaviorY: 'contain',
      // Where it is always drawn, a white track would stand out on the sand.
      scrollbarColor: `${vars.color.lineOnCool} transparent`,
      // A line and a shade where more titles wait, under veils that come along with the first and the last title.
      background: [...veils, ...shades].join(),
    },
  },
});

export const list = style({
  display: 'flex',
  gap: vars.space.xs,
  width: 'max-content',
  paddingBlock: vars.space.xs,
  '@media': {
    [from('desktop')]: { flexDirection: 'column', gap: '2px', width: 'auto' },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: `${vars.space.xxs} ${vars.space.md}`,
  borderRadius: vars.radius.round,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  lineHeight: 1.3,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { backgroundColor: vars.color.actionQuiet },
  // Within the list, which would cut an outline outside it.
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.round },
  selectors: {
    '&[aria-current]': {
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

export const panels = style({
  display: 'grid',
  gap: vars.space.xxxl,
  minWidth: 0,
});
