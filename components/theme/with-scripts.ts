/**
 * The inline script of every page's head. It marks the page's root (`data-scripts`) before the first paint where the scripts of the
 * site can run: `Array.prototype.at` came with Chromium 92, Safari 15.4 and Firefox 90 (docs/browsers.md).
 */
export const scriptsMark =
  'if("noModule"in HTMLScriptElement.prototype&&[].at)document.documentElement.setAttribute("data-scripts","")';

/** Selector of an element in a page whose scripts can run. */
export const whereScriptsRun = '[data-scripts] &';

/**
 * Selector of an element in a page whose foldable parts are folded: not without scripts, not once unfolded or where the
 * script is lost (`data-unfolded`).
 */
export const whereFolded = '[data-scripts]:not([data-unfolded]) &';

/** Selector of an element in a page that no script will change. */
export const withoutScripts = 'html:not([data-scripts]) &';

/** For a control that does nothing without its script; a field keeps what is typed until that script has come. */
export const needsScript = { [withoutScripts]: { display: 'none' } } as const;

/** For a button that does nothing without its script: it keeps its place, unseen, until the page holds what is pressed for its island. */
export const needsIsland = {
  ...needsScript,
  'html:not([data-ready]) &': { visibility: 'hidden' },
} as const;
