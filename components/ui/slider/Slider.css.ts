import { globalStyle, style } from '@vanilla-extract/css';
import { asleep } from '@/components/islands/marks';
import { from } from '@/components/theme/breakpoints';
import { motion } from '@/components/theme/motion';
import { vars } from '@/components/theme/theme.css';

/** On a frame of which Embla scrolls the row, not the browser. */
export const attached = style({});

/** On a frame until the visitor's first use of the slider (`holdOthersBack`). */
export const unreached = style({});

const over = style({ position: 'relative' });

/** The controls leave a small picture whole. */
const below = style([
  over,
  {
    '@media': {
      [from('desktop')]: { selectors: { '&:has(li + li)': { paddingBottom: vars.target.finger } } },
    },
  },
]);

export const frame = { over, below };

export const viewport = style({
  overflow: 'auto hidden',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  // Not on the picture, so that the height does not change when the scroll bar disappears.
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.pictureGround,
  scrollbarWidth: 'thin',
  selectors: {
    [`${attached} &`]: {
      overflow: 'hidden',
      scrollSnapType: 'none',
      touchAction: 'pan-y pinch-zoom',
    },
  },
});

export const row = style({ display: 'flex' });

globalStyle(`${row} > li`, { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start' });

// Until the slider's script has run, other pictures must not delay it.
for (const early of [`${over}:has([${asleep}])`, unreached])
  globalStyle(`${early} li + li`, { contentVisibility: 'hidden' });

export const place = style({
  position: 'absolute',
  inset: 'auto 0 0 auto',
  padding: vars.space.xs,
  '@media': { [from('desktop')]: { selectors: { [`${below} &`]: { padding: 0 } } } },
});

/** Visible on any picture (WCAG 1.4.11). */
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.round,
  color: vars.color.heading,
  backgroundColor: vars.color.surface,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  '@media': { [from('desktop')]: { selectors: { [`${below} &`]: { boxShadow: 'none' } } } },
});

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.target.finger,
  height: vars.target.finger,
  padding: 0,
  // Visible with forced colours.
  border: '1px solid transparent',
  borderRadius: vars.radius.round,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  // Prevents two quick taps from zooming the page.
  touchAction: 'manipulation',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.actionQuiet },
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.round },
    '&[aria-disabled="true"]': {
      color: vars.color.lineOnCool,
      backgroundColor: 'transparent',
      cursor: 'default',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

export const counter = style({
  minWidth: '3.25em',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
