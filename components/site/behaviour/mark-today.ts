import { clinicNow } from '@/components/ui/dated/clinic-now';
import { showDated } from '@/components/ui/dated/dated';
import { setMarkedDay } from '@/components/ui/dated/marked-day';
import { isSuspended, slotsIn, timetableOf } from '@/components/ui/dated/slots';
import { beginWeeks } from '@/components/ui/dated/weekdays';
import { takesPlace } from '@/content/model/doctors/consultation-slot';
import { consultationDay, isAwayOn } from '@/content/model/doctors/consultations-on';
import { closuresOf } from '@/content/model/opening-hours/closure';
import { weekdayOf } from '@/content/model/opening-hours/weekday';

/** In the evening, marks nothing. */
function markSlots(now: Date | undefined): void {
  const today = now && consultationDay(now);
  const closures = closuresOf(document.documentElement);
  for (const { element, slot } of slotsIn(document)) {
    const around = timetableOf(element);
    if (
      today !== undefined &&
      !isSuspended(around) &&
      !isAwayOn({ name: around?.dataset.timetable ?? '' }, today, closures) &&
      takesPlace(slot, today)
    )
      element.setAttribute('aria-current', 'date');
    else element.removeAttribute('aria-current');
  }
  if (now) setMarkedDay(today ?? '');
}

/** `aria-current`: WAI-ARIA 1.2. */
export function markToday(): void {
  const now = clinicNow();
  showDated(document, now);
  markSlots(now);
  beginWeeks(document, now && weekdayOf(now));
}
