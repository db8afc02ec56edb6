import { frenchSpaces } from '../../fields/typography';
import { weekdayInWords, weekdayOf, type Day, type Span } from './day';

// Without `Intl`, for the reason of `weekdayNames`.
const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** Returns « mardi », « 1er », « décembre » and « 2026 ». */
export function partsOfDay(day: Day) {
  const [year, month = 1, date] = day.split('-').map(Number);
  return [
    weekdayInWords(weekdayOf(day)),
    date === 1 ? '1er' : String(date),
    months[month - 1] ?? '',
    String(year),
  ] as const;
}

/** Returns « 1er mars 2026 ». */
export const dayInWords = (day: Day): string => partsOfDay(day).slice(1).join(' ');

/** Returns « mardi 1er décembre 2026 ». */
export const dayLabel = (day: Day): string => partsOfDay(day).join(' ');

const withoutYearOf = (today: Day, words: string) =>
  words.replace(` ${today.slice(0, 'yyyy'.length)}`, '');

/** Returns « mardi 1er décembre », with the year if it is not that of `today`. */
export const dayLabelFrom = (day: Day, today: Day): string => withoutYearOf(today, dayLabel(day));

/** Returns « 3 janvier », with the year if it is not that of `today`. */
export const dayNearby = (day: Day, today: Day): string =>
  frenchSpaces(withoutYearOf(today, dayInWords(day)));

/** Returns « du 20 décembre au 3 janvier 2027 » or « le 3 janvier ». */
export function spanInWords({ du, au }: Span, today: Day): string {
  if (du === au) return `le ${dayNearby(du, today)}`;
  const first = withoutYearOf(au, dayNearby(du, today));
  const isOneMonth = du.slice(0, 'yyyy-MM'.length) === au.slice(0, 'yyyy-MM'.length);
  return `du ${isOneMonth ? first.replace(/\s.*/u, '') : first} au ${dayNearby(au, today)}`;
}

/** Returns « lun. » and « 23 ». */
export function shortDayLabel(day: Day): { weekday: string; date: string } {
  const weekday = `${weekdayInWords(weekdayOf(day)).slice(0, 3)}.`;
  return { weekday, date: String(Number(day.slice('yyyy-MM-'.length))) };
}
