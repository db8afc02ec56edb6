/** Attributes of the parent of weekdays. */
export const weekData = { 'data-week': '' } as const;

/** Attributes of the element of a weekday, « lundi ». */
export const weekdayData = (weekday: string) => ({ 'data-weekday': weekday }) as const;

/** Selects the element of a weekday. */
export const ofWeekday = (weekday: string) => `[data-weekday="${weekday}"]`;

/** Attributes of the weekday's name. */
export const weekdayName = { 'data-weekday-name': '' } as const;

/**
 * Moves the weekdays inside `root` so that each week begins with `today`, marks its name, and unfolds it. Returns
 * today's elements; none if `today` is undefined.
 */
export function beginWeeks(root: ParentNode, today: string | undefined): HTMLElement[] {
  return [...root.querySelectorAll('[data-week]')].flatMap((week) => {
    const days = [...week.querySelectorAll<HTMLDetailsElement>(':scope > [data-weekday]')];
    const start = days.findIndex(({ dataset }) => dataset.weekday === today);
    const first = days[start];
    if (first && start > 0) {
      first.open = true;
      days[0]?.before(...days.slice(start));
    }
    for (const [index, day] of days.entries()) {
      const name = day.querySelector('[data-weekday-name]');
      if (index === start) name?.setAttribute('aria-current', 'date');
      else name?.removeAttribute('aria-current');
    }
    return first ?? [];
  });
}
