import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';

export const island = style({ display: 'contents' });

/** Takes no gap of a grid. */
export const status = style({ display: 'contents' });

/** The waking script marks the parent of an island, or the page, with `data-lost`. */
export const ifLost = style({
  display: 'none',
  maxWidth: vars.width.prose,
  paddingBottom: vars.space.md,
  fontWeight: 600,
  selectors: { [`[data-lost] > ${status} > &, :root[data-lost] &`]: { display: 'block' } },
});
