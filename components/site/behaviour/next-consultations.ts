import { clinicNow } from '@/components/ui/dated/clinic-now';
import { doctorChatTextFor } from '@/content/model/clinic/chat';
import type { Receiving } from '@/content/model/doctors/consultations-on';
import { hasBegunToday, nextConsultations } from '@/content/model/doctors/next-consultations';
import { closuresOf } from '@/content/model/opening-hours/closure';

function fill(box: HTMLElement, now: Date): void {
  const { next = '{}', name = '' } = box.dataset;
  const rows = [...box.querySelectorAll<HTMLElement>('[data-place]')];
  const doctor = { ...(JSON.parse(next) as Receiving), name };
  const closures = closuresOf(document.documentElement);
  const days = nextConsultations(doctor, now, rows.length, closures);
  const hasBegun = hasBegunToday(doctor, now, closures);
  for (const line of box.querySelectorAll<HTMLElement>('[data-usual], [data-begun]'))
    line.hidden = 'begun' in line.dataset !== hasBegun;
  rows.forEach((row, index) => {
    const day = days[index];
    row.hidden = day === undefined;
    const link = row.querySelector<HTMLAnchorElement>('[href]');
    const words = row.querySelector('[data-day]');
    if (day === undefined || !link || !words) return;
    words.textContent = day;
    // `URLSearchParams` encodes a space as `+`, which WhatsApp would show.
    link.search = `?text=${encodeURIComponent(doctorChatTextFor(name, day))}`;
  });
}

export function sayNextConsultations(): void {
  const now = clinicNow();
  for (const box of document.querySelectorAll<HTMLElement>('[data-next]')) {
    box.hidden = !now;
    if (now) fill(box, now);
  }
}
