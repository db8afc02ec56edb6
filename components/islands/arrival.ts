/** Events that show that a visitor has begun to use the page. */
export const gestures = ['wheel', 'pointerdown', 'keydown', 'input'] as const;

/**
 * Sets `data-in-use` on the root element at the visitor's first gesture. The light site calls this in the head, before
 * its other scripts load.
 */
export function noteGestures(): void {
  const note = () => {
    document.documentElement.dataset.inUse = '';
  };
  for (const gesture of gestures)
    addEventListener(gesture, note, { capture: true, once: true, passive: true });
}

/** Returns whether this visit is a reload or a return, after which the browser restores the scroll position. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return ['reload', 'back_forward'].includes(visit?.type ?? '');
}

/** Returns whether a script may still scroll or focus: no gesture or focus yet, and neither a reload nor a return. */
export function isUntouched(): boolean {
  const { dataset } = document.documentElement;
  return !isReturn() && dataset.inUse === undefined && document.activeElement === document.body;
}
