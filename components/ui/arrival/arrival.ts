export const gestures = ['wheel', 'pointerdown', 'keydown', 'input'] as const;

/** Notes the first gesture. The light site calls it before its other scripts load. */
export function noteGestures(): void {
  const note = () => {
    document.documentElement.dataset.inUse = '';
  };
  for (const gesture of gestures)
    addEventListener(gesture, note, { capture: true, once: true, passive: true });
}

/** Returns whether there has been a gesture. */
export const isInUse = (): boolean => document.documentElement.dataset.inUse !== undefined;

/** Returns whether the browser restores the scroll position. */
export function isReturn(): boolean {
  const visits = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visits.some(({ type }) => type === 'reload' || type === 'back_forward');
}

/** Returns whether a script may still scroll or focus. */
export function isUntouched(): boolean {
  return !isReturn() && !isInUse() && document.activeElement === document.body;
}
