/** Events that show that a visitor has begun to use the page. */
export const gestures = ['wheel', 'pointerdown', 'keydown', 'input'] as const;

/**
 * Marks the root element with `data-in-use` at the visitor's first gesture. Called in the head, since the other scripts
 * may load much later.
 */
export function noteGestures(): void {
  const note = () => {
    document.documentElement.dataset.inUse = '';
  };
  for (const gesture of gestures)
    addEventListener(gesture, note, { capture: true, once: true, passive: true });
}

/** Returns whether this visit is a reload or a return, where the browser restores the scroll position. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return ['reload', 'back_forward'].includes(visit?.type ?? '');
}

/**
 * Returns whether a script may still scroll or focus: the visitor has not touched, typed or scrolled, and the visit is
 * no reload or return.
 */
export function isUntouched(): boolean {
  const { dataset } = document.documentElement;
  return !isReturn() && dataset.inUse === undefined && document.activeElement === document.body;
}
