import { clinicNow } from '@/components/ui/dated/clinic-now';
import { doctorChatTextFor } from '@/content/model/clinic/chat';
import { hasBegunToday, nextConsultations } from '@/content/model/doctors/next-consultations';
import { closuresOf } from '@/content/model/opening-hours/closure';
import { doctorOf, nextBox } from './next-data';

function fill(box: HTMLElement, now: Date): void {
  const doctor = doctorOf(box);
  const [usual, begun] = box.querySelectorAll('p');
  const rows = box.querySelectorAll('li');
  const closures = closuresOf(document.documentElement);
  const days = nextConsultations(doctor, now, rows.length, closures);
  const hasBegun = hasBegunToday(doctor, now, closures);
  if (usual) usual.hidden = hasBegun;
  if (begun) begun.hidden = !hasBegun;
  rows.forEach((row, index) => {
    const day = days[index];
    row.hidden = day === undefined;
    const link = row.querySelector('a');
    if (day === undefined || !link) return;
    link.firstElementChild?.replaceChildren(day);
    // `URLSearchParams` encodes a space as `+`, which WhatsApp would show.
    link.search = `?text=${encodeURIComponent(doctorChatTextFor(doctor.name, day))}`;
  });
}

export function sayNextConsultations(): void {
  const now = clinicNow();
  for (const box of document.querySelectorAll<HTMLElement>(nextBox)) {
    box.hidden = !now;
    if (now) fill(box, now);
  }
}
