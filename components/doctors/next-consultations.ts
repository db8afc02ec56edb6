import { clinicNow } from '@/components/ui/dated/clinic-now';
import { codeOf } from '@/components/ui/dated/slots';
import { decode } from '@/content/model/calendar/code';
import { occurrenceInWords, partsOfOccurrence } from '@/content/model/calendar/print';
import { appointmentText, hrefSaying } from '@/content/model/clinic/ways';
import { consultationsAhead, isTooLateToWrite } from '@/content/model/doctors/next-consultations';
import { next, nextBox, notice } from './next-data';

function fill(box: HTMLElement, now: Date): void {
  const name = box.getAttribute(next) ?? '';
  const timetable = decode(codeOf(box));
  const [usual, late] = box.querySelectorAll('p');
  const rows = box.querySelectorAll('li');
  const minutes = Number(box.getAttribute(notice));
  const days = consultationsAhead(timetable, now, rows.length, minutes);
  const isLate = isTooLateToWrite(timetable, now, minutes);
  if (usual) usual.hidden = isLate;
  if (late) late.hidden = !isLate;
  rows.forEach((row, index) => {
    const day = days[index];
    row.hidden = day === undefined;
    if (day === undefined) return;
    const parts = partsOfOccurrence(day);
    row.querySelectorAll('span:not([class])').forEach((word, place) => {
      word.replaceChildren(place in parts ? ` ${parts[place]}` : '');
    });
    const link = row.querySelector('a');
    if (link)
      link.href = hrefSaying(
        { kind: 'chat', href: link.href },
        appointmentText(name, occurrenceInWords(day)),
      );
  });
}

export function sayNextConsultations(): void {
  const now = clinicNow();
  for (const box of document.querySelectorAll<HTMLElement>(nextBox)) {
    box.hidden = !now;
    if (now) fill(box, now);
  }
}
