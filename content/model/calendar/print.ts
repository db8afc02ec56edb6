import { listed } from '../../fields/typography';
import { weekdayInWords, weekdayNames, type Weekday } from './day';
import { partsOfDay } from './day-words';
import { hour, isWholeDay, type Clock, type Nth, type Period, type Rule } from './rule';
import type { Occurrence } from './timetable';

export const everyDay = 'Tous les jours';

export const byAppointment = 'Sur R.D.V';

/** Beside slots that have a day. */
export const orByAppointment = 'ou sur R.D.V';

/** Ends with the first day. */
export const everyOtherWeek = ', une semaine sur deux';

/** Returns « 9H », « 8H30 », as the specification writes hours. */
export function clockInWords(clock: Clock): string {
  const minutes = clock % hour;
  return `${Math.floor(clock / hour)}H${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`;
}

/** Returns « 8H-12H », « 9H », « matin » or « 24h/24 ». */
export function periodInWords(period: Period): string {
  const { opens, closes, half } = period;
  if (half) return half;
  if (isWholeDay(period)) return '24h/24';
  return [opens, ...(closes === undefined ? [] : [closes])].map(clockInWords).join('-');
}

/** Returns « 8H-12H et 15H-18H »; empty where no hour is said. */
export const periodsInWords = (periods: readonly Period[]): string =>
  listed(periods.map(periodInWords));

/** Returns « lundi au vendredi » and « dimanche »: joins three or more days in a row. */
export const weekdayRuns = (days: readonly Weekday[]): string[] =>
  days
    .map((day, index) => {
      const isInside = days[index - 1] === day - 1 && days[index + 1] === day + 1;
      return isInside ? '…' : weekdayInWords(day);
    })
    .join(', ')
    .replaceAll(/, (?:…, )+/g, ' au ')
    .split(', ');

const weekdaysInWords = (days: readonly Weekday[]): string => listed(weekdayRuns(days));

/** Returns « 1er et 3e du mois ». */
export const nthOfMonth = (nth: readonly Nth[]): string => `${listed(nth.map(nthInWords))} du mois`;

const nthInWords = (nth: Nth) => {
  if (nth === -1) return 'dernier';
  return nth === 1 ? '1er' : `${nth}e`;
};

function daysInWords(rule: Rule): string {
  if (rule.every === 'month')
    return `${listed(rule.nth.map(nthInWords))} ${weekdaysInWords(rule.days)} du mois`;
  return rule.every === 'day' ? everyDay : weekdaysInWords(rule.days);
}

function exceptInWords({ every, days }: Rule): string {
  const except = weekdayNames.filter((_, day) => !days.includes(day as Weekday));
  return every === 'day' && except.length > 0 ? ` sauf ${listed(except)}` : '';
}

/** « Sauf dimanche matin » would be one morning, so « matin, sauf dimanche ». */
function hoursAndExcept(rule: Rule): string {
  const said = periodsInWords(rule.periods);
  const except = exceptInWords(rule);
  if (said === '') return except;
  const hours = `${rule.every === 'month' ? ',' : ''} ${said}`;
  return rule.periods[0]?.half && except ? `${hours},${except}` : except + hours;
}

/** Returns « Samedi 9H, une semaine sur deux »: all but the first day. */
export function print(rule: Rule): string {
  if (rule.every === 'appointment') return byAppointment;
  const days = daysInWords(rule);
  const words = [
    days.slice(0, 1).toUpperCase() + days.slice(1),
    hoursAndExcept(rule),
    rule.byAppointment ? ', sur R.D.V' : '',
    rule.every === 'fortnight' ? everyOtherWeek : '',
  ];
  return words.join('');
}

/** Returns rules in a row, with no break before an hour. */
export const printAll = (rules: readonly Rule[]): string =>
  rules
    .map(print)
    .join(', ')
    .replaceAll(/ (?=\d)/g, '\u00a0');

/** Returns the one way to write a rule, which `parse` reads. */
export const printInFull = (rule: Rule): string =>
  print(rule) + (rule.every === 'fortnight' ? `, à partir du ${rule.from}` : '');

/** Returns « mardi », « 1er », « décembre » and « 9H-12H »: the year of a day soon to come is known. */
export const partsOfOccurrence = ({ day, period }: Occurrence): string[] => [
  ...partsOfDay(day).slice(0, 3),
  ...(period ? [periodInWords(period)] : []),
];

/** Returns « mardi 1er décembre, 9H-12H ». */
export function occurrenceInWords(one: Occurrence): string {
  const [weekday, date, month, ...hours] = partsOfOccurrence(one);
  return [`${weekday} ${date} ${month}`, ...hours].join(', ');
}
