/**
 * Calls `act` when the visitor returns to the page, since timers stop in the background and in the back/forward cache.
 * Also calls it when the page is hidden.
 */
export function onReturn(act: () => void): void {
  document.addEventListener('visibilitychange', act);
  addEventListener('pageshow', act);
}
