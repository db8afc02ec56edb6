/**
 * Calls back each time the visitor comes back to the page: timers stop in the background and in the back/forward cache.
 */
export function onReturn(act: () => void): void {
  document.addEventListener('visibilitychange', act);
  addEventListener('pageshow', act);
}
