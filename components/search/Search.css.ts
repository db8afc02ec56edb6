import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/theme.css';
import { island, lost } from '@/components/islands/marks';
import { needsScript } from '@/components/islands/with-scripts';
import { asked } from './asked.inline';

export const form = style({
  selectors: needsScript,
  '@media': { print: { display: 'none' } },
});

/** Until the list is read, if the address contains a query (`asked.inline.ts`). */
const whereAsked = `:root[${asked}]:not([${lost}]) :not([${lost}]) > [${island}] > * > &`;

/** As high as the screen, so that nobody taps content that the results replace. */
export const waiting = style({
  display: 'none',
  minHeight: '100vh',
  fontWeight: vars.weight.bold,
  selectors: { [whereAsked]: { display: 'block' } },
});

export const untilRead = style({ selectors: { [whereAsked]: { display: 'none' } } });
