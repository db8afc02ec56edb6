import { below } from '@/components/theme/breakpoints';
import { clinicNow } from '@/components/ui/dated/clinic-now';
import { showDated } from '@/components/ui/dated/dated';
import { beginWeeks } from '@/components/ui/dated/weekdays';
import { foldAll } from '@/components/ui/folded/fold-all';
import { weekdayAt, weekdayInWords } from '@/content/model/calendar/day';

/** Whether React hydrates the page. Moved nodes would not match what React rendered. */
const isHydrated = () => document.querySelector('script[src*="/_next/"]') !== null;

/** Runs after the week, before the first paint. Begins the week with today and, on a phone, folds the other days. */
export default function beginWithToday(): void {
  const week = document.currentScript?.previousElementSibling;
  if (!week) return;
  const now = clinicNow();
  showDated(week, now);
  if (!now || isHydrated()) return;
  const [today] = beginWeeks(week.parentElement ?? document, weekdayInWords(weekdayAt(now)));
  const isPhone = matchMedia(below('tablet')).matches;
  foldAll([...week.querySelectorAll('details')], (day) => !isPhone || day === today);
}
