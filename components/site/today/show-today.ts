import {
  dayAtClinic,
  type DayAtClinic,
  type DoctorOfDay,
} from '@/content/model/doctors/day-at-clinic';
import { codeOf } from '@/components/ui/dated/slots';
import { decode } from '@/content/model/calendar/code';
import { daysAfter, weekdayInWords, weekdayOf } from '@/content/model/calendar/day';
import { closuresOf } from '@/content/model/opening-hours/closure';
import { nounIn, partIn, today } from './today-data';

interface Shown {
  item: HTMLElement;
  doctor: DoctorOfDay | undefined;
}

/** Hidden doctors come last. */
const byHour = ({ doctor: one }: Shown, { doctor: other }: Shown): number =>
  (one?.place ?? Infinity) - (other?.place ?? Infinity);

function showDoctor({ item, doctor }: Shown): void {
  item.hidden = doctor === undefined;
  partIn(item, 'hour')?.replaceChildren(doctor?.hour ?? '');
  partIn(item, 'slots')?.replaceChildren(doctor?.when ?? '');
}

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

/** Shows who consults today; once nobody is left, tomorrow. `now` is on the clinic's clock (`clinicNow`). */
export function showToday(list: HTMLElement, now: Date): void {
  const strip = list.parentElement ?? list;
  const items = [...list.children] as HTMLElement[];
  const closures = closuresOf(document.documentElement);
  const title = partIn(strip, 'title');
  const timetables = items.map((item) => decode(codeOf(item)));
  const emergencies = decode(title ? codeOf(title) : '');
  const ofDay = dayAtClinic(timetables, now, closures, emergencies, nounIn(strip));
  // A link in the list may have the focus. Sorted, since the items are moved.
  const lines = ofDay.doctors.map((doctor) => doctor && doctor.hour + doctor.when);
  const said = [ofDay.title, ...lines.sort()].join(';');
  if (list.getAttribute(today) === said) return;
  title?.replaceChildren(ofDay.title);
  const shown = items.map((item, index) => ({ item, doctor: ofDay.doctors[index] })).sort(byHour);
  shown.forEach(showDoctor);
  list.append(...shown.map(({ item }) => item));
  showLinks(partIn(strip, 'later'), ofDay);
  list.setAttribute(today, said);
}
