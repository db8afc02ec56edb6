import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const bar = style({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' });

/** As high as a finger; its pill is lower. */
export const link = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.target.finger,
  color: vars.color.heading,
  fontSize: `min(${vars.text.small}, 5.5vw)`,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  ':focus-visible': { borderRadius: vars.radius.round, outlineOffset: '-3px' },
});

export const pill = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: '3.5rem',
  minHeight: '2.125rem',
  borderRadius: vars.radius.round,
  selectors: {
    // The ring inside the link is on the ground of the bar.
    [`${link}:focus-visible > &`]: { width: 'calc(100% - 14px)', minHeight: '2rem' },
    [`${link}:hover > &`]: { backgroundColor: vars.color.actionQuiet },
    // Today, whichever day is shown.
    [`${link}[aria-current] > &::after`]: {
      content: '',
      position: 'absolute',
      bottom: vars.space.xxs,
      width: '4px',
      height: '4px',
      borderRadius: vars.radius.round,
      backgroundColor: 'currentcolor',
    },
  },
});

/** Hides letters, but not from screen readers, which would read hidden ones apart. */
export const rest = style({ fontSize: 0 });

/** Of the pill of the day that is shown. */
export const shown = { color: vars.color.onAction, backgroundColor: vars.color.action };
