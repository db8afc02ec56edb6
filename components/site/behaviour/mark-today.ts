import { clinicNow } from '@/components/ui/dated/clinic-now';
import { showDated } from '@/components/ui/dated/dated';
import { isSuspended, slotsIn } from '@/components/ui/dated/slots';
import { consultationDay, isSlotOn } from '@/content/model/doctors/consultation-slot';
import { onReturn } from './on-return';

const hour = 3_600_000;

/** In the evening, marks nothing. */
function markSlots(now: Date): void {
  const today = consultationDay(now);
  for (const { element, slot } of slotsIn(document)) {
    if (isSlotOn(slot, today) && !isSuspended(element))
      element.setAttribute('aria-current', 'date');
    else element.removeAttribute('aria-current');
  }
}

function follow(root: ParentNode): void {
  const now = clinicNow();
  showDated(root, now);
  markSlots(now);
}

/** `aria-current`: WAI-ARIA 1.2. Elements outside `<main>` change only on a return, since they would move the text. */
export function installMarkToday(): void {
  const followEachHour = () => {
    follow(document.querySelector('main') ?? document);
    setTimeout(followEachHour, hour - (Date.now() % hour));
  };
  followEachHour();
  onReturn(() => {
    follow(document);
  });
}
