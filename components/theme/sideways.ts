import { vars } from './theme.css';

const { gutter } = vars.space;

/** Scrolls sideways, from one edge of the screen to the other. */
export const sideways = {
  margin: `0 calc(-1 * ${gutter})`,
  padding: `0 ${gutter}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPadding: `0 ${gutter}`,
  ':focus-visible': { outlineOffset: '-3px' },
} as const;

export const sidewaysItem = {
  scrollSnapAlign: 'start',
  // Contains visually hidden words, which would widen the page.
  position: 'relative',
} as const;
