import { dayAndNight } from '../calendar/hours';
import { dayRangeLabel, daysOf, hoursLabel, rowOf, shortHoursLabel } from './schedule';

// The short one is the line of the contact section (docs/requirements.md § 9), to the letter.
test.each([
  [rowOf({ from: 0, to: 6 }, dayAndNight), 'Lundi au dimanche', '24h/24', 'Lun-Dim: 24h/24h'],
  [rowOf({ from: 5, to: 5 }), 'Samedi', 'Fermé', 'Sam: Fermé'],
])('%j is said: « %s, %s », « %s »', (row, days, times, short) => {
  expect([dayRangeLabel(row), hoursLabel(row)]).toEqual([days, times]);
  expect(shortHoursLabel(row)).toBe(short);
});

test.each([
  [510, 1020, '8\u00a0h\u00a030 – 17\u00a0h'],
  [0, 725, '0\u00a0h – 12\u00a0h\u00a005'],
  [1200, 1560, '20\u00a0h – 2\u00a0h'],
])('%d to %d is written the French way, without line breaks', (opens, closes, said) => {
  expect(hoursLabel(rowOf({ from: 0, to: 0 }, { opens, closes }))).toBe(said);
});

test('the days of a row are listed, even if it continues after Sunday', () => {
  expect(daysOf({ from: 0, to: 6 })).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(daysOf({ from: 5, to: 0 })).toEqual([0, 5, 6]);
});
