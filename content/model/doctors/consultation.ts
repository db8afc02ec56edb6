import { byAppointment, everyDay } from './consultation-slot';
import { weekdays, type Weekday } from '../opening-hours/weekday';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

/** « du lundi au samedi » for three days or more in a row. */
function inWords(days: readonly Weekday[]): string {
  const names = days.map((day) => day.toLowerCase());
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return '';
  const isOneRun = weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1;
  return isOneRun && days.length > 2 ? `du ${first} au ${last}`.toLowerCase() : list.format(names);
}

/** Returns « lundi et jeudi » or « samedi, ou sur rendez-vous », for all doctors together. */
export function consultationWords(
  doctors: readonly { readonly consultation: readonly string[] }[],
): string {
  const slots = doctors.flatMap(({ consultation }) => consultation);
  const daily = slots.find((slot) => slot.startsWith(everyDay));
  if (daily !== undefined) return daily.toLowerCase();
  const days = weekdays.filter((day) => slots.some((slot) => slot.startsWith(day)));
  return [
    ...(days.length > 0 ? [inWords(days)] : []),
    ...(slots.includes(byAppointment) ? ['sur rendez-vous'] : []),
  ].join(', ou ');
}
