import { weekdayInWords, wholeWeek, type Weekday } from '../calendar/day';
import { listed } from '../../fields/typography';
import { print } from '../calendar/print';
import type { Rule } from '../calendar/rule';

/** « du lundi au samedi » for three days or more in a row. */
function inWords(days: readonly Weekday[]): string {
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  return days.length > 2 && last - first === days.length - 1
    ? `du ${weekdayInWords(first)} au ${weekdayInWords(last)}`
    : listed(days.map(weekdayInWords));
}

/** Returns « lundi et jeudi » or « samedi, ou sur rendez-vous », for all doctors together, without hours. */
export function consultationWords(doctors: readonly { consultation: readonly Rule[] }[]): string {
  const rules = doctors.flatMap(({ consultation }) => consultation);
  const withoutHours = (rule: Rule) =>
    print({ ...rule, periods: [], byAppointment: false }).toLowerCase();
  const daily = rules.find(({ every }) => every === 'day');
  if (daily) return withoutHours(daily);
  const weekly = rules.filter(({ every }) => every === 'week' || every === 'fortnight');
  const days = wholeWeek.filter((day) => weekly.some((rule) => rule.days.includes(day)));
  const monthly = rules.filter(({ every }) => every === 'month').map(withoutHours);
  const onRequest = rules.some(({ every }) => every === 'appointment') ? ['sur rendez-vous'] : [];
  const said = [inWords(days), ...new Set(monthly)].filter((words) => words !== '');
  return [...said.slice(0, -1), [...said.slice(-1), ...onRequest].join(', ou ')]
    .filter((words) => words !== '')
    .join(', ');
}
