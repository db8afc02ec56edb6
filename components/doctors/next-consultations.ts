import { clinicNow } from '@/components/ui/dated/clinic-now';
import { doctorChatTextFor } from '@/content/model/clinic/chat';
import { decode } from '@/content/model/calendar/code';
import { hasBegunToday, nextConsultations } from '@/content/model/doctors/next-consultations';
import { nextBox, nextOf } from './next-data';

function fill(box: HTMLElement, now: Date): void {
  const { name, code } = nextOf(box);
  const timetable = decode(code);
  const [usual, begun] = box.querySelectorAll('p');
  const rows = box.querySelectorAll('li');
  const days = nextConsultations(timetable, now, rows.length);
  const hasBegun = hasBegunToday(timetable, now);
  if (usual) usual.hidden = hasBegun;
  if (begun) begun.hidden = !hasBegun;
  rows.forEach((row, index) => {
    const day = days[index];
    row.hidden = day === undefined;
    if (day === undefined) return;
    row.querySelector('span')?.replaceChildren(day);
    // `URLSearchParams` encodes a space as `+`, which WhatsApp would show.
    const link = row.querySelector('a');
    if (link) link.search = `?text=${encodeURIComponent(doctorChatTextFor(name, day))}`;
  });
}

export function sayNextConsultations(): void {
  const now = clinicNow();
  for (const box of document.querySelectorAll<HTMLElement>(nextBox)) {
    box.hidden = !now;
    if (now) fill(box, now);
  }
}
