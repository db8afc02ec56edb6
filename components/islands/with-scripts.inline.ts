/** On the root element. */
export const scripts = 'data-scripts';

/** On the root element. */
export const unfolded = 'data-unfolded';

/**
 * Marks the root element before the first paint, if the browser can run the site's scripts. `Array.prototype.at` exists
 * since Chromium 92, Safari 15.4 and Firefox 90 (docs/browsers.md). What the visitor had unfolded is so before the
 * browser restores the scroll position.
 */
export default function markScripts(): void {
  const { dataset } = document.documentElement;
  if ('noModule' in HTMLScriptElement.prototype && 'at' in Array.prototype) dataset.scripts = '';
  const state = history.state as { isUnfolded?: boolean } | null;
  if (state?.isUnfolded) dataset.unfolded = '';
}
