import { byAppointment, everyDay } from './consultation-slot';
import { weekdays, type Weekday } from '../opening-hours/weekday';

/** « du lundi au samedi » for three days or more in a row. */
function inWords(days: readonly Weekday[]): string {
  const names = days.join(', ').toLowerCase();
  const isOneRun = days.length > 2 && weekdays.join(', ').toLowerCase().includes(names);
  return isOneRun ? `du ${names.replace(/,.*,/, ' au')}` : names.replace(/,(?= \S+$)/, ' et');
}

/** Returns « lundi et jeudi », « mardi, certains samedis » or « samedi, ou sur rendez-vous », for all doctors together. */
export function consultationWords(
  doctors: readonly { readonly consultation: readonly string[] }[],
): string {
  const slots = doctors.flatMap(({ consultation }) => consultation);
  const daily = slots.find((slot) => slot.startsWith(everyDay));
  if (daily !== undefined) return daily.toLowerCase();
  const weekly = slots.filter((slot) => !slot.includes(','));
  const days = weekdays.filter((day) => weekly.some((slot) => slot.startsWith(day)));
  const someDays = weekdays
    .filter((day) => !days.includes(day) && slots.some((slot) => slot.startsWith(day)))
    .map((day) => `certains ${day.toLowerCase()}s`);
  const onRequest = slots.includes(byAppointment) ? ['sur rendez-vous'] : [];
  const fixed = [inWords(days), ...someDays].filter((words) => words !== '').join(', ');
  return [fixed, ...onRequest].filter((words) => words !== '').join(', ou ');
}
