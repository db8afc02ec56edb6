/** Timers stop in the background and in the back/forward cache. Also calls `act` when the page is hidden. */
export function onReturn(act: () => void): void {
  document.addEventListener('visibilitychange', act);
  addEventListener('pageshow', act);
}
