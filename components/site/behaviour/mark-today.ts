import { clinicNow } from '@/components/ui/dated/clinic-now';
import { showDated } from '@/components/ui/dated/dated';
import { setMarkedDay } from '@/components/ui/dated/marked-day';
import { markWeekday } from '@/components/ui/dated/weekdays';
import { weekdayAt, weekdayInWords } from '@/content/model/calendar/day';

/** Shows what is of today; `mark-timetables` marks slots. */
export function markToday(): void {
  const now = clinicNow();
  showDated(document, now);
  if (now) setMarkedDay(now.toISOString().slice(0, 'yyyy-MM-ddTHH:mm'.length));
  markWeekday(document, now && weekdayInWords(weekdayAt(now)));
}
