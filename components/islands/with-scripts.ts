import { lost, ready } from './marks';
import { scripts, unfolded } from './with-scripts.inline';

/** Matches in a page whose scripts can run (`with-scripts.inline.ts`). */
export const whereScriptsRun = `[${scripts}] &`;

/** It is also unfolded when the script that unfolds is lost. */
export const whereFolded = `[${scripts}]:not([${unfolded}]) &`;

export const whereLost = `[${lost}] &`;

export const withoutScripts = `html:not([${scripts}]) &`;

/** Enough for a field, which keeps text typed before hydration. */
export const needsScript = { [withoutScripts]: { display: 'none' } } as const;

/** For a button of an island: invisible until the page is ready, from when no click is lost. */
export const needsIsland = {
  ...needsScript,
  [`html:not([${ready}]) &`]: { visibility: 'hidden' },
  [whereLost]: { display: 'none' },
} as const;
