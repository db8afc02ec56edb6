import {
  dayAtClinic,
  type DayAtClinic,
  type DoctorOfDay,
} from '@/content/model/doctors/day-at-clinic';
import { codeOf, timetablesIn } from '@/components/ui/dated/slots';
import { decode } from '@/content/model/calendar/code';
import { weekdayInWords, weekdayOf } from '@/content/model/calendar/day';
import { closuresOf } from '@/content/model/opening-hours/closure';
import { jobData, nounIn, partIn, shown, signData, today, withoutHours } from './today-data';

interface Shown {
  item: HTMLElement;
  doctor: DoctorOfDay | undefined;
}

/** Hidden doctors come last. */
const byHour = ({ doctor: one }: Shown, { doctor: other }: Shown): number =>
  (one?.place ?? Infinity) - (other?.place ?? Infinity);

/** Those of every day are said together, by `showDaily`. */
function showDoctor({ item, doctor }: Shown): void {
  item.hidden = doctor?.isDaily !== false;
  partIn(item, 'hour')?.replaceChildren(doctor?.hour ?? '');
  partIn(item, 'slots')?.replaceChildren(doctor?.when ?? '');
}

/** Says « médecin généraliste (3), radiologue ». */
function showDaily(part: HTMLElement | null, all: readonly Shown[]): void {
  const jobs = all.flatMap(({ item, doctor }) =>
    doctor?.isDaily ? [item.getAttribute(jobData) ?? ''] : [],
  );
  const said = [...new Set(jobs)].map((job) => {
    const count = jobs.filter((one) => one === job).length;
    return count === 1 ? job : `${job}\u00a0(${count})`;
  });
  if (part) part.hidden = said.length === 0;
  part?.querySelector('span')?.replaceChildren(said.join(', '));
}

function showLater(part: HTMLElement | null, hour: string | undefined): void {
  if (part) part.hidden = hour === undefined;
  part?.querySelector('span')?.replaceChildren(hour ?? '');
}

function showTitle(strip: HTMLElement, { day, isToday, title }: DayAtClinic): void {
  const [words, sign, said] = title;
  const note = partIn(strip, 'note');
  partIn(strip, 'title')?.replaceChildren(words);
  note?.replaceChildren(said);
  note?.setAttribute(signData, sign);
  partIn(strip, 'moon')?.toggleAttribute('hidden', isToday);
  const hash = `#${weekdayInWords(weekdayOf(day))}`;
  for (const link of strip.querySelectorAll('a')) link.toggleAttribute(shown, link.hash === hash);
}

/** Shows who consults today; once nobody is left, tomorrow. `now` is on the clinic's clock (`clinicNow`). */
export function showToday(list: HTMLElement, now: Date): void {
  const strip = list.closest('section') ?? list;
  const items = timetablesIn(list);
  const closures = closuresOf(document.documentElement);
  const title = partIn(strip, 'title');
  const timetables = items.map((item) => decode(codeOf(item)));
  const emergencies = decode(title ? codeOf(title) : '');
  const ofDay = dayAtClinic(timetables, now, closures, emergencies, nounIn(strip));
  // A link in the list may have the focus. Sorted, since the items are moved.
  const lines = ofDay.doctors.map((doctor) => doctor && doctor.hour + doctor.when);
  const said = [...ofDay.title, ...lines.sort()].join(';');
  if (list.getAttribute(today) === said) return;
  showTitle(strip, ofDay);
  const all = items.map((item, index) => ({ item, doctor: ofDay.doctors[index] })).sort(byHour);
  all.forEach(showDoctor);
  list.prepend(...all.map(({ item }) => item));
  showDaily(partIn(list, 'daily'), all);
  showLater(partIn(list, 'later'), ofDay.nextHour);
  list.toggleAttribute(
    withoutHours,
    items.every(({ hidden }) => hidden),
  );
  list.setAttribute(today, said);
}
