import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';
import { lost } from './marks';

export const island = style({ display: 'contents' });

/** Takes no gap of a grid. */
export const status = style({ display: 'contents' });

export const ifLost = style({
  display: 'none',
  maxWidth: vars.width.prose,
  paddingBottom: vars.space.md,
  fontWeight: vars.weight.bold,
  selectors: { [`[${lost}] > ${status} > &, :root[${lost}] &`]: { display: 'block' } },
});
