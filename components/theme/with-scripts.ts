/** Matches in a page whose scripts can run (`with-scripts.inline.ts`). */
export const whereScriptsRun = '[data-scripts] &';

/** `data-unfolded` is also set when the script that unfolds is lost. */
export const whereFolded = '[data-scripts]:not([data-unfolded]) &';

export const withoutScripts = 'html:not([data-scripts]) &';

/** Enough for a field, which keeps text typed before hydration. */
export const needsScript = { [withoutScripts]: { display: 'none' } } as const;

/** For a button of an island: invisible until `data-ready`, from when no click is lost. */
export const needsIsland = {
  ...needsScript,
  'html:not([data-ready]) &': { visibility: 'hidden' },
  '[data-lost] &': { display: 'none' },
} as const;
