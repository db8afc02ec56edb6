import { below } from '@/components/theme/breakpoints';
import { clinicNow } from '@/components/ui/dated/clinic-now';
import { showDated } from '@/components/ui/dated/dated';
import { beginWeeks } from '@/components/ui/dated/weekdays';
import { weekdayOf } from '@/content/model/opening-hours/weekday';

/** Whether React will hydrate the page; it would find other nodes than it rendered. */
const isHydrated = () => document.querySelector('script[src*="/_next/"]') !== null;

/**
 * Runs after the week. Before the first paint, it begins the week with today, and on a phone folds the days but for today
 * and the one that the URL fragment names. Opens all before printing.
 */
export default function beginWithToday(): void {
  const week = document.currentScript?.previousElementSibling;
  if (!week) return;
  const now = clinicNow();
  showDated(week, now);
  if (isHydrated()) return;
  const [today] = beginWeeks(week.parentElement ?? document, weekdayOf(now));
  const days = [...week.querySelectorAll<HTMLDetailsElement>('details')];
  const openTarget = () => {
    for (const day of days)
      if (day.querySelector(`[id="${location.hash.slice(1)}"]`)) day.open = true;
  };
  if (matchMedia(below('tablet')).matches) for (const day of days) day.open = day === today;
  openTarget();
  addEventListener('hashchange', openTarget);
  addEventListener('beforeprint', () => {
    for (const day of days) day.open = true;
  });
}
