import { hourOf, isSlotOn, takesPlace } from './consultation-slot';

test.each([
  ['Lundi 9H', 'lundi', true],
  ['Lundi 9H', 'mardi', false],
  ['Tous les jours', 'dimanche', true],
  ['Tous les jours, sauf le dimanche', 'samedi', true],
  ['Tous les jours, sauf le dimanche', 'dimanche', false],
  ['Sur R.D.V', 'lundi', false],
])('« %s » on « %s »: %s', (slot, weekday, isOn) => {
  expect(isSlotOn(slot, weekday)).toBe(isOn);
});

const everyOtherSaturday = 'Samedi 9H, une semaine sur deux, à partir du 2026-11-28';

test.each([
  ['2026-11-14', false],
  ['2026-11-28', true],
  ['2026-11-29', false],
  ['2026-12-05', false],
  ['2026-12-12', true],
  ['2027-01-02', false],
  ['2027-01-09', true],
] as const)('every other Saturday, %s: %s', (day, isOn) => {
  expect(takesPlace(everyOtherSaturday, day)).toBe(isOn);
  expect(takesPlace('Samedi 9H', day)).toBe(new Date(day).getUTCDay() === 6);
});

test('the hour of a slot', () => {
  expect([everyOtherSaturday, 'Lundi 14H', 'Tous les jours'].map(hourOf)).toEqual([
    9,
    14,
    undefined,
  ]);
});
