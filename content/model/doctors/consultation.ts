import { wholeWeek } from '../calendar/day';
import { printDays, weekdaysInWords } from '../calendar/print';
import type { Rule } from '../calendar/rule';

/** Returns « lundi et jeudi » or « samedi, ou sur rendez-vous », for all doctors together, without hours; empty if no day is known. */
export function consultationWords(doctors: readonly { consultation: readonly Rule[] }[]): string {
  const rules = doctors.flatMap(({ consultation }) => consultation);
  const withoutHours = (rule: Rule) => printDays(rule).toLowerCase();
  const daily = rules.find(({ every }) => every === 'day');
  if (daily) return withoutHours(daily);
  const weekly = rules.filter(({ every }) => every === 'week' || every === 'fortnight');
  const days = wholeWeek.filter((day) => weekly.some((rule) => rule.days.includes(day)));
  const monthly = rules.filter(({ every }) => every === 'month').map(withoutHours);
  const onRequest = rules.some(({ every }) => every === 'appointment') ? ['sur rendez-vous'] : [];
  const said = [weekdaysInWords(days, 'du'), ...new Set(monthly)].filter((words) => words !== '');
  return [...said.slice(0, -1), [...said.slice(-1), ...onRequest].join(', ou ')]
    .filter((words) => words !== '')
    .join(', ');
}
