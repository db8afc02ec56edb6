import { showDated } from '@/components/ui/dated/dated';
import { consultationDay, isSlotOn } from '@/content/model/doctors/consultation-slot';
import { onReturn } from './on-return';

const hour = 3_600_000;

/** Whether the slot's card shows that the doctor is away (`DatedLine`). */
const isAway = (slot: Element) =>
  Boolean(slot.closest('article')?.querySelector('[data-now]:not([hidden])'));

/** Marks the weekday and its consultations, except for doctors who are away. In the evening, marks nothing. */
function markDayOf(now: Date): void {
  const today = consultationDay(now);
  for (const slot of document.querySelectorAll(
    'article p > b, [data-week] h3, [data-week] nav a',
  )) {
    if (isSlotOn(slot.textContent, today) && !isAway(slot))
      slot.setAttribute('aria-current', 'date');
    else slot.removeAttribute('aria-current');
  }
}

function follow(root: ParentNode): void {
  const now = new Date();
  showDated(root, now);
  markDayOf(now);
}

/**
 * Marks today's consultations (`aria-current`, WAI-ARIA 1.2), and shows dated elements on their days, every hour and
 * when the visitor returns. Elements outside `<main>` change only on a return, since they would move the text.
 */
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
