import { clinicNow } from '@/components/ui/dated/clinic-now';
import {
  codeOf,
  leftToday as numberLeft,
  slotsIn,
  timetablesIn,
} from '@/components/ui/dated/slots';
import { decode } from '@/content/model/calendar/code';
import { leftToday } from '@/content/model/calendar/now';

/** Marks the slots that are to come today, or go on, and counts who receives. `aria-current`: WAI-ARIA 1.2. */
export function markTimetables(): void {
  const now = clinicNow();
  let number = 0;
  for (const element of timetablesIn(document)) {
    const timetable = decode(codeOf(element));
    const left = leftToday(timetable, now);
    if (left.length > 0) number += 1;
    slotsIn(element).forEach((slot, index) => {
      if (left.some(({ rule }) => rule && rule === timetable.rules[index]))
        slot.setAttribute('aria-current', 'date');
      else slot.removeAttribute('aria-current');
    });
  }
  document.querySelector(`[${numberLeft}]`)?.setAttribute(numberLeft, now ? String(number) : '');
}
