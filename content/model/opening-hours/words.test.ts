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
    'du lundi au samedi, 7 h 30 – 20 h ; fermé le dimanche',
    'du lundi au samedi',
  ],
  [
    [open('Lundi', 'Vendredi', '08:00', '12:00'), open('Lundi', 'Vendredi', '15:00', '18:00')],
    'du lundi au vendredi, 8 h – 12 h et 15 h – 18 h ; fermé le samedi et le dimanche',
    'du lundi au vendredi',
  ],
  [[open('Lundi', 'Dimanche', '20:00', '02:00')], 'tous les jours, 20 h – 2 h', 'tous les jours'],
  [
    [
      open('Lundi', 'Mercredi', '08:00', '17:00'),
      open('Vendredi', 'Vendredi', '08:00', '17:00'),
      open('Samedi', 'Samedi', '09:00', '12:00'),
    ],
    'du lundi au mercredi et le vendredi, 8 h – 17 h ; le samedi, 9 h – 12 h ; fermé le jeudi et le dimanche',
    'du lundi au mercredi, le vendredi et le samedi',
  ],
  [
    [{ from: 'Lundi', to: 'Samedi', hours: '24h/24' }, closed('Dimanche')],
    'du lundi au samedi, jour et nuit ; fermé le dimanche',
    'du lundi au samedi',
  ],
])('%j', (rows, hours, days) => {
  expect(plain(hoursInWords(rows))).toBe(hours);
  expect(openDaysInWords(rows)).toBe(days);
});
