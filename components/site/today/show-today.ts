import {
  dayAtClinic,
  type DayAtClinic,
  type DoctorOfDay,
} from '@/content/model/doctors/day-at-clinic';
import { decode } from '@/content/model/calendar/code';
import { daysAfter, weekdayInWords, weekdayOf } from '@/content/model/calendar/day';
import { closuresOf } from '@/content/model/opening-hours/closure';
import { codeOfItem, emergenciesIn, nounIn, partIn, today } from './today-data';

function showDoctor(item: HTMLElement, doctor: DoctorOfDay | undefined): void {
  item.hidden = doctor === undefined;
  if (!doctor) return;
  const words = doctor.isAway ? '\u00a0: pas de consultation' : doctor.when;
  partIn(item, 'slots')?.replaceChildren(words);
}

interface Shown {
  item: HTMLElement;
  doctor: DoctorOfDay | undefined;
}

const byHour = ({ doctor: one }: Shown, { doctor: other }: Shown): number =>
  (one?.place ?? 0) - (other?.place ?? 0);

/** Links to a request for `day`, to the whole week, and to the six days after it. */
function showLinks(row: HTMLElement | null, { day, isToday }: DayAtClinic): void {
  const request = row?.querySelector('a');
  const whole = row?.children[1];
  if (!row || !request || !whole) return;
  request.search = `jour=${day}`;
  // The first two stay, since they may have the focus.
  while (row.lastElementChild !== whole) row.lastElementChild?.remove();
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const item = whole.cloneNode(true) as HTMLElement;
    const link = item.querySelector('a');
    if (!link) return;
    link.hash = weekdayInWords(weekdayOf(daysAfter(day, count)));
    link.textContent = count === 1 && isToday ? 'demain' : link.hash.slice(1);
    row.append(item);
  }
}

/** Shows who consults today; once nobody is left, tomorrow. `now` is on the clinic's clock (`onClinicClock`). */
export function showToday(list: HTMLElement, now: Date): void {
  const strip = list.parentElement ?? list;
  const items = [...list.children] as HTMLElement[];
  const closures = closuresOf(document.documentElement);
  const timetables = items.map((item) => decode(codeOfItem(item)));
  const emergencies = decode(emergenciesIn(strip));
  const ofDay = dayAtClinic(timetables, now, closures, emergencies, nounIn(strip));
  // A link in the list may have the focus. Sorted, since the items are moved.
  const said = [ofDay.title, ...ofDay.doctors.map((doctor) => doctor?.when).sort()].join(';');
  if (list.getAttribute(today) === said) return;
  partIn(strip, 'title')?.replaceChildren(ofDay.title);
  const shown = items.map((item, index) => ({ item, doctor: ofDay.doctors[index] }));
  for (const { item, doctor } of shown) showDoctor(item, doctor);
  list.append(...shown.sort(byHour).map(({ item }) => item));
  showLinks(partIn(strip, 'later'), ofDay);
  list.setAttribute(today, said);
}
