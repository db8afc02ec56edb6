import type { ClockTime, OpeningHours } from './schedule';
import { hoursInWords, openDaysInWords } from './words';

type Day = OpeningHours['from'];

const open = (from: Day, to: Day, opens: ClockTime, closes: ClockTime): OpeningHours => ({
  from,
  to,
  hours: { opens, closes },
});
const closed = (day: Day): OpeningHours => ({ from: day, to: day, hours: 'Fermé' });
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

it.each<[rows: OpeningHours[], hours: string, days: string]>([
  [[{ from: 'Lundi', to: 'Dimanche', hours: '24h/24' }], 'jour et nuit, 7j/7', 'jour et nuit'],
  [
    [open('Lundi', 'Samedi', '07:30', '20:00'), closed('Dimanche')],
    'du lundi au samedi, de 7 h 30 à 20 h, pas le dimanche',
    'du lundi au samedi',
  ],
  [
    [open('Lundi', 'Vendredi', '08:00', '12:00'), open('Lundi', 'Vendredi', '15:00', '18:00')],
    'du lundi au vendredi, de 8 h à 12 h et de 15 h à 18 h, pas le samedi ni le dimanche',
    'du lundi au vendredi',
  ],
  [
    [open('Lundi', 'Dimanche', '20:00', '02:00')],
    'tous les jours, de 20 h à 2 h',
    'tous les jours',
  ],
  [
    [
      open('Lundi', 'Mercredi', '08:00', '17:00'),
      open('Vendredi', 'Vendredi', '08:00', '17:00'),
      open('Samedi', 'Samedi', '09:00', '12:00'),
    ],
    'du lundi au mercredi et le vendredi, de 8 h à 17 h ; le samedi, de 9 h à 12 h, pas le jeudi ni le dimanche',
    'du lundi au mercredi, le vendredi et le samedi',
  ],
  [
    [{ from: 'Lundi', to: 'Samedi', hours: '24h/24' }, closed('Dimanche')],
    'du lundi au samedi, jour et nuit, pas le dimanche',
    'du lundi au samedi',
  ],
])('%j', (rows, hours, days) => {
  expect(plain(hoursInWords(rows))).toBe(hours);
  expect(openDaysInWords(rows)).toBe(days);
});
