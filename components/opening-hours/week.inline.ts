import { below } from '@/components/theme/breakpoints';
import { clinicNow } from '@/components/ui/dated/clinic-now';
import { showDated } from '@/components/ui/dated/dated';
import { beginWeeks } from '@/components/ui/dated/weekdays';
import { foldAll } from '@/components/ui/folded/fold-all';
import { weekdayOf } from '@/content/model/opening-hours/weekday';

/** Whether React will hydrate the page; it would find other nodes than it rendered. */
const isHydrated = () => document.querySelector('script[src*="/_next/"]') !== null;

/** Runs after the week. Before the first paint, it begins the week with today, and on a phone folds the other days. */
export default function beginWithToday(): void {
  const week = document.currentScript?.previousElementSibling;
  if (!week) return;
  const now = clinicNow();
  showDated(week, now);
  if (!now || isHydrated()) return;
  const [today] = beginWeeks(week.parentElement ?? document, weekdayOf(now));
  const isPhone = matchMedia(below('tablet')).matches;
  foldAll([...week.querySelectorAll('details')], (day) => !isPhone || day === today);
}
