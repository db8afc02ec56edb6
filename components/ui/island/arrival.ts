/** What shows that a visitor has begun to use the page. */
export const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'input'] as const;

/** Notes the first gesture on the page's root element (`data-in-use`), from the head on: scripts may come much later. */
export function noteGestures(): void {
  const note = () => {
    document.documentElement.dataset.inUse = '';
    for (const gesture of gestures) removeEventListener(gesture, note, true);
  };
  for (const gesture of gestures) addEventListener(gesture, note, { capture: true, passive: true });
}

/**
 * Whether a script may still act on the address: nobody has touched, typed or chosen a place in the page, and the visit is not a
 * reload or a return, for which the browser restores the place.
 */
export function isUntouched(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { dataset } = document.documentElement;
  return (
    visit?.type === 'navigate' &&
    dataset.inUse === undefined &&
    document.activeElement === document.body
  );
}
