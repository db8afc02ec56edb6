import { clinicNow } from '@/components/ui/dated/clinic-now';
import { codeOf, slotsIn, timetablesIn } from '@/components/ui/dated/slots';
import { decode } from '@/content/model/calendar/code';
import { leftToday } from '@/content/model/calendar/now';

/** Marks the slots that are to come today, or go on. `aria-current`: WAI-ARIA 1.2. */
export function markTimetables(): void {
  const now = clinicNow();
  for (const element of timetablesIn(document)) {
    const timetable = decode(codeOf(element));
    const left = leftToday(timetable, now);
    slotsIn(element).forEach((slot, index) => {
      if (left.some(({ rule }) => rule && rule === timetable.rules[index]))
        slot.setAttribute('aria-current', 'date');
      else slot.removeAttribute('aria-current');
    });
  }
}
