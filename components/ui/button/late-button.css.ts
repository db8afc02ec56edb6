import { style } from '@vanilla-extract/css';
import { needsScript } from '@/components/islands/with-scripts';
import { canCopy } from './late-button';

/** Keeps its place, invisible, until `installCopyAndShare` runs. */
export const late = style({
  visibility: 'hidden',
  selectors: { ...needsScript, [`[${canCopy}] &`]: { visibility: 'visible' } },
});
