import { doctorChatTextFor } from '@/content/model/chat';
import type { Doctor } from '@/content/model/doctor';
import { nextConsultations } from '@/content/model/next-consultations';

/** Fills the links of one doctor (`NextConsultations`) with the next consultation days. */
function fill(box: HTMLElement): void {
  const { next = '{}', name = '' } = box.dataset;
  const rows = [...box.querySelectorAll('li')];
  const days = nextConsultations(JSON.parse(next) as Doctor, new Date(), rows.length);
  rows.forEach((row, index) => {
    const day = days[index];
    row.hidden = day === undefined;
    const link = row.querySelector('a');
    const words = row.querySelector('span');
    if (day === undefined || !link || !words) return;
    words.textContent = day;
    // Not `URLSearchParams`, which encodes a space as `+`: WhatsApp would show the `+`.
    link.search = `?text=${encodeURIComponent(doctorChatTextFor(name, day))}`;
  });
}

/** Fills in the next consultation days of every doctor on the page. */
export function sayNextConsultations(): void {
  document.querySelectorAll<HTMLElement>('[data-next]').forEach(fill);
}
