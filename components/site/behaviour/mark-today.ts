import { clinicNow } from '@/components/ui/dated/clinic-now';
import { showDated } from '@/components/ui/dated/dated';
import { setMarkedDay } from '@/components/ui/dated/marked-day';
import { codeOf, setReceiving, slotsIn, timetablesIn } from '@/components/ui/dated/slots';
import { beginWeeks } from '@/components/ui/dated/weekdays';
import { decode } from '@/content/model/calendar/code';
import { dayAt, momentOf } from '@/content/model/calendar/now';
import { weekdayOf } from '@/content/model/opening-hours/weekday';

/** Marks what is to come today, or goes on. Returns whether something is. */
function markTimetable(element: HTMLElement, now: Date | undefined): boolean {
  const timetable = decode(codeOf(element));
  const moment = now && momentOf(now);
  const { away, usual } = moment ? dayAt(timetable, moment.day, moment) : { usual: [] };
  const left = away ? [] : usual.filter(({ state }) => state !== 'over');
  setReceiving(element, left.length > 0);
  slotsIn(element).forEach((slot, index) => {
    if (left.some(({ rule }) => rule && rule === timetable.rules[index]))
      slot.setAttribute('aria-current', 'date');
    else slot.removeAttribute('aria-current');
  });
  return left.length > 0;
}

/** `aria-current`: WAI-ARIA 1.2. */
export function markToday(): void {
  const now = clinicNow();
  showDated(document, now);
  const marked = timetablesIn(document).filter((element) => markTimetable(element, now));
  if (now) setMarkedDay(`${momentOf(now).day} ${marked.length}`);
  beginWeeks(document, now && weekdayOf(now));
}
