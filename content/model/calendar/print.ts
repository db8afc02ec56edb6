import { capitalised, frenchSpaces, listed } from '../../fields/typography';
import {
  weekdayInWords,
  weekdayNames,
  weekdayOf,
  wholeWeek,
  type Day,
  type Span,
  type Weekday,
} from './day';
import { isAlwaysOpen, isOpenOn, periodsOn, type Hours } from './hours';
import { hour, isWholeDay, wholeDay, type Clock, type Nth, type Period, type Rule } from './rule';
import type { Occurrence } from './timetable';

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

/** Without the year if it is that of `today`. */
const partsFrom = (day: Day, today: Day) =>
  partsOfDay(day).slice(0, partsOfDay(day)[3] === partsOfDay(today)[3] ? 3 : 4);

/** Returns « mardi 1er décembre », with the year if it is not that of `today`. */
export const dayLabelFrom = (day: Day, today: Day): string => partsFrom(day, today).join(' ');

/** Returns « 3 janvier », with the year if it is not that of `today`. */
export const dayNearby = (day: Day, today: Day): string =>
  frenchSpaces(partsFrom(day, today).slice(1).join(' '));

/** Returns « du 20 décembre au 3 janvier 2027 » or « le 3 janvier ». */
export function spanInWords({ du, au }: Span, today: Day): string {
  if (du === au) return `le ${dayNearby(du, today)}`;
  const [, date, month, year] = partsOfDay(du);
  const [, , lastMonth, lastYear] = partsOfDay(au);
  const isOneMonth = month === lastMonth && year === lastYear;
  const first = year === lastYear ? frenchSpaces(`${date} ${month}`) : dayNearby(du, today);
  return `du ${isOneMonth ? date : first} au ${dayNearby(au, today)}`;
}

/** Returns « lun. » and « 23 ». */
export function shortDayLabel(day: Day): { weekday: string; date: string } {
  const weekday = `${weekdayInWords(weekdayOf(day)).slice(0, 3)}.`;
  return { weekday, date: String(Number(day.slice('yyyy-MM-'.length))) };
}

/** Returns « jeu. 3 déc. » */
export function shortDay(day: Day): string {
  const { weekday, date } = shortDayLabel(day);
  const [, , month] = partsOfDay(day);
  return `${weekday} ${date} ${month.replace(/^(.{3}[^aeiou]?)..+$/, '$1.')}`;
}

/** Ends with the first day. */
export const everyOtherWeek = 'une semaine sur deux';

export const everyDay = 'Tous les jours';

export const byAppointment = 'Sur R.D.V';

/** Beside slots that have a day. */
export const orByAppointment = 'ou sur R.D.V';

/** Returns « 9H », « 8H30 », as the specification writes hours. */
export function clockInWords(clock: Clock): string {
  const time = clock > wholeDay ? clock - wholeDay : clock;
  const minutes = time % hour;
  return `${Math.floor(time / hour)}H${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`;
}

/** Returns « 8H-12H », « 9H », « matin » or « 24h/24 ». */
export function periodInWords(period: Period): string {
  const { opens, closes, half } = period;
  if (half) return half;
  if (isWholeDay(period)) return '24h/24';
  return [opens, ...(closes === undefined ? [] : [closes])].map(clockInWords).join('-');
}

/** Returns « 8H-12H », or « à partir de 9H » where no end is said. */
export const fromInWords = (period: Period): string =>
  (period.closes === undefined ? 'à partir de ' : '') + periodInWords(period);

/** Returns « 8H-12H et 15H-18H »; empty where no hour is said. */
export const periodsInWords = (periods: readonly Period[]): string =>
  listed(periods.map(periodInWords));

/** Returns the first and last of three or more days in a row, also across Sunday, and each other day alone. */
export function weekdayRuns(days: readonly Weekday[]): Weekday[][] {
  const isOff = (day: Weekday) => !days.includes(day);
  const [after, before] = [wholeWeek.findIndex(isOff), [...wholeWeek].reverse().findIndex(isOff)];
  const start = after > 0 && before > 0 && after + before > 2 ? wholeWeek.length - before : 0;
  const runs: Weekday[][] = [];
  for (const day of [...wholeWeek.slice(start), ...wholeWeek.slice(0, start)]) {
    if (isOff(day)) runs.push([]);
    else runs.splice(-1, 1, [...(runs.at(-1) ?? []), day]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    const isLong = run.length > 2 && first !== undefined && last !== undefined;
    return isLong ? [[first, last]] : run.map((day) => [day]);
  });
}

type Article = '' | 'du' | 'le';

function partsOfWeek(days: readonly Weekday[], article: Article): string[] {
  return weekdayRuns(days).map((run) => {
    const words = run.map(weekdayInWords).join(' au ');
    if (run.length > 1) return article === '' ? words : `du ${words}`;
    return article === 'le' ? `le ${words}` : words;
  });
}

/** Returns « lundi au vendredi et dimanche »; with « le », « du lundi au vendredi et le dimanche ». */
export const weekdaysInWords = (days: readonly Weekday[], article: Article = ''): string =>
  listed(partsOfWeek(days, article));

/** Returns « Lundi au dimanche », for a row of opening hours. */
export const dayRangeLabel = ({ days }: Pick<Rule, 'days'>): string =>
  capitalised(weekdaysInWords(days));

/** Returns « sur R.D.V » or « sans rendez-vous »; may be empty. */
export function termsOf({ byAppointment, isWalkIn }: Pick<Rule, 'byAppointment' | 'isWalkIn'>) {
  if (isWalkIn) return 'sans rendez-vous';
  return byAppointment ? 'sur R.D.V' : '';
}

/** Returns « , sans rendez-vous »; may be empty. */
export const afterHours = (rule: Parameters<typeof termsOf>[0]) =>
  termsOf(rule).replace(/^./, ', $&');

/** Returns « 24h/24 », « 8H30-17H » or, for a row without hours, « Fermé ». */
export const hoursLabel = ({ periods }: Pick<Rule, 'periods'>): string =>
  periods.length === 0 ? 'Fermé' : periodsInWords(periods);

/** Returns « Lundi au dimanche : 24h/24 ». */
export const openingLine = (row: Rule): string =>
  `${dayRangeLabel(row)}\u00a0: ${hoursLabel(row)}${afterHours(row)}`;

/** Returns « Lun-Dim: 24h/24h » (docs/requirements.md § 9). */
export function shortHoursLabel(row: Rule): string {
  const short = (day: Weekday) => capitalised(weekdayInWords(day).slice(0, 3));
  const days = weekdayRuns(row.days).map((run) => run.map(short).join('-'));
  return `${days.join(', ')}: ${row.periods.some(isWholeDay) ? '24h/24h' : hoursLabel(row)}`;
}

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

const noteInWords = ({ note }: Pick<Rule, 'note'>) => (note === undefined ? '' : ` (${note})`);

/** Returns « Samedi 9H (femmes), une semaine sur deux »: all but the first day. */
export function print(rule: Rule): string {
  if (rule.every === 'appointment') return byAppointment;
  return [
    capitalised(daysInWords(rule)),
    hoursAndExcept(rule),
    noteInWords(rule),
    afterHours(rule),
    rule.every === 'fortnight' ? `, ${everyOtherWeek}` : '',
  ].join('');
}

/** Returns « Samedi, une semaine sur deux », without hours. */
export const printDays = (rule: Rule): string =>
  capitalised(daysInWords(rule)) +
  exceptInWords(rule) +
  (rule.every === 'fortnight' ? `, ${everyOtherWeek}` : '');

/** Returns rules in a row, with no break before an hour. */
export const printAll = (rules: readonly Rule[]): string =>
  rules
    .map(print)
    .join(', ')
    .replaceAll(/ (?=\d)/g, '\u00a0');

/** Returns the one way to write a rule, which `parse` reads. */
export const printInFull = (rule: Rule): string =>
  print(rule) + (rule.every === 'fortnight' ? `, à partir du ${rule.from}` : '');

/** Returns « mardi », « 1er », « décembre » and « à partir de 9H »: the year of a day soon to come is known. */
export const partsOfOccurrence = ({ day, period, rule }: Occurrence): string[] => [
  ...partsOfDay(day).slice(0, 3),
  ...(period ? [fromInWords(period) + noteInWords(rule ?? {})] : []),
];

/** Returns « mardi 1er décembre, 9H-12H ». */
export function occurrenceInWords(one: Occurrence): string {
  const [weekday, date, month, ...hours] = partsOfOccurrence(one);
  return [`${weekday} ${date} ${month}`, ...hours].join(', ');
}

/** Returns « de 8H à 12H et de 15H à 18H », or « jour et nuit »; empty on a closed day. */
function openInWords(periods: readonly Period[]): string {
  if (periods.some(isWholeDay)) return 'jour et nuit';
  return listed(
    periods.map(
      ({ opens, closes = opens }) => `de ${clockInWords(opens)} à ${clockInWords(closes)}`,
    ),
  );
}

const daysOfSentence = (days: readonly Weekday[]): string =>
  days.length === wholeWeek.length ? 'tous les jours' : weekdaysInWords(days, 'le');

/** Returns « du lundi au samedi, de 7H30 à 20H, pas le dimanche », for the end of a sentence. */
export function hoursInWords(hours: Hours): string {
  if (isAlwaysOpen(hours)) return 'jour et nuit, 7j/7';
  const said = wholeWeek.map((day) => openInWords(periodsOn(hours, day)));
  const daysWith = (same: string) => wholeWeek.filter((day) => said[day] === same);
  const open = [...new Set(said)]
    .filter((words) => words !== '')
    .map((words) => `${daysOfSentence(daysWith(words))}, ${words}`);
  const closed = said.includes('') ? [`pas ${partsOfWeek(daysWith(''), 'le').join(' ni ')}`] : [];
  const terms = hours.every(({ isWalkIn }) => isWalkIn) ? ['sans rendez-vous'] : [];
  return frenchSpaces([open.join(' ; '), ...closed, ...terms].join(', '));
}

/** Returns « jour et nuit », « tous les jours » or « du lundi au samedi ». */
export const openDaysInWords = (hours: Hours): string =>
  isAlwaysOpen(hours)
    ? 'jour et nuit'
    : daysOfSentence(wholeWeek.filter((weekday) => isOpenOn(hours, weekday)));
