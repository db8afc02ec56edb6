/** Acts each time the visitor comes back to the page: timers stop in the background, and in the browser's memory. */
export function onReturn(act: () => void): void {
  document.addEventListener('visibilitychange', act);
  addEventListener('pageshow', act);
}
