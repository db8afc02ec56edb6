const hour = 3_600_000;

/**
 * Calls `act` now, at each full hour, and when the page is hidden or comes back: timers stop in the background and in the
 * back/forward cache.
 */
export function followClock(act: () => void): void {
  const actEachHour = () => {
    act();
    setTimeout(actEachHour, hour - (Date.now() % hour));
  };
  actEachHour();
  document.addEventListener('visibilitychange', act);
  addEventListener('pageshow', act);
}
