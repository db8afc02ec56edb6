import { weekdays } from './weekday';
import { daysOf, shortHoursLabel, dayRangeLabel, hoursLabel, type OpeningHours } from './schedule';

const row = (
  from: OpeningHours['from'],
  to: OpeningHours['to'],
  hours: OpeningHours['hours'],
): OpeningHours => ({ from, to, hours });

// The short one is the line of the contact section (docs/requirements.md § 9), to the letter.
test.each([
  [row('Lundi', 'Dimanche', '24h/24'), 'Lundi au dimanche', '24h/24', 'Lun-Dim: 24h/24h'],
  [row('Samedi', 'Samedi', 'Fermé'), 'Samedi', 'Fermé', 'Sam: Fermé'],
])('%j is said: « %s, %s », « %s »', (hours, days, times, short) => {
  expect([dayRangeLabel(hours), hoursLabel(hours)]).toEqual([days, times]);
  expect(shortHoursLabel(hours)).toBe(short);
});

test.each([
  ['08:30', '17:00', '8\u00a0h\u00a030 – 17\u00a0h'],
  ['00:00', '12:05', '0\u00a0h – 12\u00a0h\u00a005'],
] as const)('%s to %s is written the French way, without a break inside', (opens, closes, said) => {
  expect(hoursLabel(row('Lundi', 'Lundi', { opens, closes }))).toBe(said);
});

test('the days of a row are listed, also around Sunday', () => {
  expect(daysOf(row('Lundi', 'Dimanche', '24h/24'))).toEqual(weekdays);
  expect(daysOf(row('Samedi', 'Lundi', 'Fermé'))).toEqual(['Lundi', 'Samedi', 'Dimanche']);
});
