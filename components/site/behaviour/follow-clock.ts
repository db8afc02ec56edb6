/** A quarter of an hour, in ms. */
const quarter = 900_000;

/**
 * Calls `act` now, at each quarter of an hour, and when the page is hidden or shown again: timers stop in the
 * background and in the back/forward cache.
 */
export function followClock(act: () => void): void {
  const actEachQuarter = () => {
    act();
    setTimeout(actEachQuarter, quarter - (Date.now() % quarter));
  };
  actEachQuarter();
  document.addEventListener('visibilitychange', act);
  addEventListener('pageshow', act);
}
