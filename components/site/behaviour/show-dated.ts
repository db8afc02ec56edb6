import type { Day } from '@/content/model/opening-hours/clinic-time';
import { includesDay } from '@/content/model/opening-hours/date-range';

/** Shows the matching elements whose dates (`onDays`) include `today`, and hides the others. */
export function showDated(selector: string, today: Day): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { from, to } = element.dataset;
    element.hidden = !includesDay({ from: from as Day, to: to as Day }, today);
  }
}
