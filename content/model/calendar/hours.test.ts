import type { Weekday } from './day';
import { dayAndNight, isUsuallyOpen } from './hours';
import { hoursInWords, openDaysInWords } from './print';
import type { Period, Rule } from './rule';

const week: Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const monToFri = week.slice(0, 5);
const monToSat = week.slice(0, 6);

const open = (days: readonly Weekday[], opens: number, closes: number): Rule =>
  at(days, { opens: opens * 60, closes: closes * 60 });

const at = (days: readonly Weekday[], ...periods: Period[]): Rule => ({
  every: 'week',
  days,
  periods,
  byAppointment: false,
});

const withNight = [open(monToFri, 8.5, 13), open(monToFri, 15, 18), open([5], 20, 26)];

it.each<[Weekday, number, boolean]>([
  [0, 8, false],
  [0, 9, true],
  [2, 12, true],
  [2, 13, false],
  [2, 14, false],
  [2, 15, true],
  [4, 18, false],
  [5, 9, false],
  [5, 23, true],
  [6, 1, true],
  [6, 10, false],
])('weekday %d at %d: %s', (day, hour, isOpen) => {
  expect(isUsuallyOpen(withNight, day, hour * 60)).toBe(isOpen);
});

it('a clinic that never closes is open at midnight too', () => {
  for (const hour of [0, 12, 23.5])
    expect(isUsuallyOpen([at(week, dayAndNight)], 6, hour * 60)).toBe(true);
});

it('the night of Sunday ends on Monday', () => {
  const night = [open([6], 22, 30)];
  expect(isUsuallyOpen(night, 0, 5 * 60)).toBe(true);
  expect(isUsuallyOpen(night, 0, 6 * 60)).toBe(false);
});

it.each<[rules: Rule[], hours: string, days: string]>([
  [[at(week, dayAndNight)], 'jour et nuit, 7j/7', 'jour et nuit'],
  [
    [open(monToSat, 7.5, 20)],
    'du lundi au samedi, de 7H30 à 20H, pas le dimanche',
    'du lundi au samedi',
  ],
  [
    [open(monToFri, 8, 12), open(monToFri, 15, 18)],
    'du lundi au vendredi, de 8H à 12H et de 15H à 18H, pas le samedi ni le dimanche',
    'du lundi au vendredi',
  ],
  [[open(week, 20, 26)], 'tous les jours, de 20H à 2H', 'tous les jours'],
  [
    [open([0, 1, 2], 8, 17), open([4], 8, 17), open([5], 9, 12)],
    'du lundi au mercredi et le vendredi, de 8H à 17H ; le samedi, de 9H à 12H, pas le jeudi ni le dimanche',
    'du lundi au mercredi, le vendredi et le samedi',
  ],
  [
    [at(monToSat, dayAndNight)],
    'du lundi au samedi, jour et nuit, pas le dimanche',
    'du lundi au samedi',
  ],
])('%j', (rules, hours, days) => {
  expect(hoursInWords(rules).replaceAll('\u00a0', ' ')).toBe(hours);
  expect(openDaysInWords(rules)).toBe(days);
});
