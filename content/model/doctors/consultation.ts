import { byAppointment, everyDay } from './consultation-slot';
import { weekdays, type Weekday } from '../opening-hours/weekday';

/** « du lundi au samedi » for three days or more in a row. */
function inWords(days: readonly Weekday[]): string {
  const names = days.join(', ').toLowerCase();
  const isOneRun = days.length > 2 && weekdays.join(', ').toLowerCase().includes(names);
  return isOneRun ? `du ${names.replace(/,.*,/, ' au')}` : names.replace(/,(?= \S+$)/, ' et');
}

/** Returns « lundi et jeudi » or « samedi, ou sur rendez-vous », for all doctors together. */
export function consultationWords(
  doctors: readonly { readonly consultation: readonly string[] }[],
): string {
  const slots = doctors.flatMap(({ consultation }) => consultation);
  const daily = slots.find((slot) => slot.startsWith(everyDay));
  if (daily !== undefined) return daily.toLowerCase();
  const days = weekdays.filter((day) => slots.some((slot) => slot.startsWith(day)));
  const onRequest = slots.includes(byAppointment) ? 'sur rendez-vous' : '';
  return [inWords(days), onRequest].filter((words) => words !== '').join(', ou ');
}
