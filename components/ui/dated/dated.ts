/**
 * Returns attributes of an element that is shown from one day (`yyyy-MM-dd`) to another, both included. Without
 * scripts, the element is always shown.
 */
export function onDays({ du, au }: { du: string; au: string }) {
  // In development, an inline script may hide the element before React hydrates it.
  return { 'data-from': du, 'data-to': au, suppressHydrationWarning: true } as const;
}

/** Matches an element whose script has not run, as on a page that is still loading. */
export const isUndated = ':not([data-dated])';

/**
 * Shows the elements inside `root` whose days (`onDays`) include the day of `now` (`clinicNow`), and hides the others.
 * If `now` is undefined, elements stay as they are without scripts.
 */
export function showDated(root: ParentNode, now: Date | undefined): void {
  const today = now?.toISOString().slice(0, 'yyyy-MM-dd'.length);
  for (const element of root.querySelectorAll<HTMLElement>('[data-from]')) {
    const { from = '', to = '' } = element.dataset;
    if (today !== undefined) element.hidden = today < from || today > to;
    element.dataset.dated = '';
  }
}
