import { below } from '@/components/theme/breakpoints';
import { clinicNow } from '@/components/ui/dated/clinic-now';
import { showDated } from '@/components/ui/dated/dated';
import { foldAll } from '@/components/ui/folded/fold-all';
import { markWeekday } from '@/components/ui/dated/weekdays';
import { weekdayAt, weekdayInWords } from '@/content/model/calendar/day';

/**
 * Runs within the week and within each part that is not of one day, before the first paint. A phone then shows today,
 * and folds the part before the portraits of the part are parsed and fetched.
 */
export default function showTodayFirst(
  { parentElement: place } = document.currentScript as Element,
): void {
  if (!place) return;
  const now = clinicNow();
  showDated(place, now);
  markWeekday(place, now && weekdayInWords(weekdayAt(now)));
  const isPhone = matchMedia(below('tablet')).matches;
  if (place instanceof HTMLDetailsElement) foldAll([place], () => !isPhone);
}
