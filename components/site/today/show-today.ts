import type { Receiving } from '@/content/model/doctors/consultations-on';
import {
  dayAtClinic,
  type DayAtClinic,
  type DoctorOfDay,
} from '@/content/model/doctors/day-at-clinic';
import { daysAfter } from '@/content/model/opening-hours/clinic-time';
import { closuresOf } from '@/content/model/opening-hours/closure';
import { weekdayOf } from '@/content/model/opening-hours/weekday';

const find = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);

function receivingOf(item: HTMLElement): Receiving {
  const { absences = '[]' } = item.dataset;
  const words = find(item, 'slots');
  // The words will be those of today.
  if (words) words.dataset.slots ||= words.textContent.slice(2).replaceAll(', ', '|');
  return {
    name: find(item, 'name')?.textContent ?? '',
    consultation: words?.dataset.slots?.split('|') ?? [],
    absences: JSON.parse(absences) as Receiving['absences'],
  };
}

function say(root: ParentNode, name: string, words: string): void {
  find(root, name)?.replaceChildren(words);
}

function showDoctor(item: HTMLElement, doctor: DoctorOfDay | undefined): void {
  item.hidden = doctor === undefined;
  if (!doctor) return;
  say(item, 'slots', doctor.isAway ? '\u00a0: pas de consultation' : doctor.hours);
}

/** Links to a request for `day`, to the six days after it, and to the whole week. */
function showLinks(row: HTMLElement | null, { day, isToday, isOffered }: DayAtClinic): void {
  const request = row?.firstElementChild;
  const whole = row?.lastElementChild;
  if (!row || !request || !whole) return;
  (request.firstElementChild as HTMLAnchorElement).search = isOffered ? `jour=${day}` : '';
  const links = [1, 2, 3, 4, 5, 6].map((count) => {
    const item = whole.cloneNode(true) as HTMLElement;
    const link = item.firstElementChild as HTMLAnchorElement;
    link.hash = weekdayOf(new Date(daysAfter(day, count)));
    link.textContent = count === 1 && isToday ? 'demain' : link.hash.slice(1);
    return item;
  });
  row.replaceChildren(request, ...links, whole);
}

/** Shows who consults today; from the evening on, tomorrow. `now` is on the clinic's clock (`onClinicClock`). */
export function showToday(list: HTMLElement, now: Date): void {
  const strip = list.parentElement ?? list;
  const items = [...list.children] as HTMLElement[];
  const ofDay = dayAtClinic(items.map(receivingOf), now, closuresOf(document.documentElement));
  say(strip, 'title', ofDay.title);
  items.forEach((item, index) => {
    showDoctor(item, ofDay.doctors[index]);
  });
  showLinks(find(strip, 'later'), ofDay);
  list.dataset.today = ofDay.day;
}
