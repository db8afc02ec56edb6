import type { Receiving } from '@/content/model/doctors/consultations-on';
import { dayAtClinic, type DoctorOfDay } from '@/content/model/doctors/day-at-clinic';
import { daysAfter, type Day } from '@/content/model/opening-hours/clinic-time';
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

/** Links to the six days after `day`, before the link to the whole week. */
function showLaterDays(row: HTMLElement | null, day: Day, isToday: boolean): void {
  const whole = row?.lastElementChild;
  if (!row || !whole) return;
  const links = [1, 2, 3, 4, 5, 6].map((count) => {
    const item = whole.cloneNode(true) as HTMLElement;
    const link = item.firstElementChild as HTMLAnchorElement;
    link.hash = weekdayOf(new Date(daysAfter(day, count)));
    link.textContent = count === 1 && isToday ? 'demain' : link.hash.slice(1);
    return item;
  });
  row.replaceChildren(...links, whole);
}

/** Shows who consults today; from the evening on, tomorrow. `now` is on the clinic's clock (`onClinicClock`). */
export function showToday(list: HTMLElement, now: Date): void {
  const strip = list.parentElement ?? list;
  const items = [...list.children] as HTMLElement[];
  const { day, isToday, title, doctors } = dayAtClinic(
    items.map(receivingOf),
    now,
    closuresOf(document.documentElement),
  );
  say(strip, 'title', title);
  items.forEach((item, index) => {
    showDoctor(item, doctors[index]);
  });
  showLaterDays(find(strip, 'later'), day, isToday);
  list.dataset.today = day;
}
