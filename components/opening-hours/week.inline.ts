import { below } from '@/components/theme/breakpoints';
import { clinicNow } from '@/components/ui/dated/clinic-now';
import { showDated } from '@/components/ui/dated/dated';
import { foldAll } from '@/components/ui/folded/fold-all';
import { markWeekday } from '@/components/ui/dated/weekdays';
import { weekdayAt, weekdayInWords } from '@/content/model/calendar/day';

/** Runs after the week, before the first paint. A phone then shows today, and folds what is not of one day. */
export default function showTodayFirst(
  { parentElement: week } = document.currentScript as Element,
): void {
  if (!week) return;
  const now = clinicNow();
  showDated(week, now);
  markWeekday(week, now && weekdayInWords(weekdayAt(now)));
  const isPhone = matchMedia(below('tablet')).matches;
  foldAll([...week.querySelectorAll('details')], () => !isPhone);
}
