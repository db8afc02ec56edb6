import { doctorChatTextFor } from '@/content/model/chat';
import type { Doctor } from '@/content/model/doctor';
import { nextConsultations } from '@/content/model/next-consultations';

/** Puts the next days of a doctor into the links that wait for them (`NextConsultations`). */
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
    // Not `URLSearchParams`, which writes a space as `+`: the application would show it.
    link.search = `?text=${encodeURIComponent(doctorChatTextFor(name, day))}`;
  });
}

/** Fills in the next days on which a doctor receives. */
export function sayNextConsultations(): void {
  document.querySelectorAll<HTMLElement>('[data-next]').forEach(fill);
}
