/**
 * Inline script that sets `data-scripts` on the root element before the first paint, if the browser can run the site's
 * scripts. `Array.prototype.at` exists since Chromium 92, Safari 15.4 and Firefox 90 (docs/browsers.md).
 */
export const scriptsMark =
  'if("noModule"in HTMLScriptElement.prototype&&[].at)document.documentElement.setAttribute("data-scripts","")';

/** Matches in a page whose scripts can run. */
export const whereScriptsRun = '[data-scripts] &';

/**
 * Matches in a page whose foldable parts are folded. `data-unfolded` is set once they are unfolded, or when the script
 * that unfolds them fails to load.
 */
export const whereFolded = '[data-scripts]:not([data-unfolded]) &';

/** Matches in a page whose scripts cannot run. */
export const withoutScripts = 'html:not([data-scripts]) &';

/**
 * Hides a control in a page whose scripts cannot run. A field is visible even before hydration, because it keeps typed
 * text.
 */
export const needsScript = { [withoutScripts]: { display: 'none' } } as const;

/**
 * `needsScript` for a button of an island. The button is also invisible until the root element has `data-ready`, which
 * means that a click will not be lost, even before the island is hydrated. It is hidden while that script is lost.
 */
export const needsIsland = {
  ...needsScript,
  'html:not([data-ready]) &': { visibility: 'hidden' },
  '[data-lost] &': { display: 'none' },
} as const;
