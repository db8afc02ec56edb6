/** Attributes of a weekday's name, « lundi », or of a link to it. A script may mark it before React hydrates it. */
export const weekdayData = (weekday: string) =>
  ({ 'data-weekday': weekday, suppressHydrationWarning: true }) as const;

/** On the root element: today's name, for days that the page does not contain yet. */
export const currentWeekday = 'data-current-weekday';

/** Marks the names of `today` inside `root`; none if it is undefined. */
export function markWeekday(root: ParentNode, today: string | undefined): void {
  document.documentElement.setAttribute(currentWeekday, today ?? '');
  for (const name of root.querySelectorAll<HTMLElement>('[data-weekday]'))
    if (name.dataset.weekday === today) name.setAttribute('aria-current', 'date');
    else name.removeAttribute('aria-current');
}
