import { style } from '@vanilla-extract/css';
import { from } from '@/components/theme/breakpoints';
import { vars } from '@/components/theme/theme.css';
import { whereScriptsRun } from '@/components/islands/with-scripts';
import { frameIn } from './frame-state';

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.md,
  '@media': { [from('desktop')]: { flexDirection: 'column', flexWrap: 'nowrap', flexGrow: 1 } },
});

export const words = style({
  flex: '1 1 10rem',
  '@media': { [from('desktop')]: { flex: 'none' } },
});

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  flex: '0 1 420px',
  minHeight: '290px',
  '@media': { [from('desktop')]: { flex: '1 0 290px' } },
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surfaceCool,
});

/** Covers the plan. With scripts, it is hidden until the map has loaded. */
export const live = style({
  position: 'absolute',
  inset: 0,
  selectors: {
    // `loading="lazy"` alone would fetch the map some 2 500 px before it is visible.
    [`${whereScriptsRun}${frameIn('away')}`]: { contentVisibility: 'hidden' },
    [`${whereScriptsRun}:not(${frameIn('here')})`]: { opacity: 0, pointerEvents: 'none' },
  },
});

export const map = style({ display: 'block', width: '100%', height: '100%', border: 0 });
