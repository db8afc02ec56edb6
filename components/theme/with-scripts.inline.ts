/**
 * Runs in the head of every page. It sets `data-scripts` on the root element before the first paint, if the browser can
 * run the site's scripts. `Array.prototype.at` exists since Chromium 92, Safari 15.4 and Firefox 90 (docs/browsers.md).
 */
export default function markScripts(): void {
  if ('noModule' in HTMLScriptElement.prototype && 'at' in Array.prototype)
    document.documentElement.dataset.scripts = '';
}
