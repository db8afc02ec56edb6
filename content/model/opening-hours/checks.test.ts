import { isOpenAt } from './checks';
import type { OpeningHours } from './schedule';

const week: OpeningHours[] = [
  { from: 'Lundi', to: 'Vendredi', hours: { opens: '08:30', closes: '13:00' } },
  { from: 'Lundi', to: 'Vendredi', hours: { opens: '15:00', closes: '18:00' } },
  { from: 'Samedi', to: 'Samedi', hours: { opens: '20:00', closes: '02:00' } },
  { from: 'Dimanche', to: 'Dimanche', hours: 'Fermé' },
];

it.each([
  ['Lundi', 8, false],
  ['Lundi', 9, true],
  ['Mercredi', 12, true],
  ['Mercredi', 13, false],
  ['Mercredi', 14, false],
  ['Mercredi', 15, true],
  ['Vendredi', 18, false],
  ['Samedi', 9, false],
  ['Samedi', 23, true],
  ['Dimanche', 1, true],
  ['Dimanche', 10, false],
] as const)('%s at %d: %s', (day, hour, isOpen) => {
  expect(isOpenAt(day, hour, week)).toBe(isOpen);
});

it.each(['Lundi', 'Dimanche'] as const)('a clinic that never closes is open on %s', (day) => {
  const always: OpeningHours[] = [{ from: 'Lundi', to: 'Dimanche', hours: '24h/24' }];
  for (const hour of [0, 12, 23]) expect(isOpenAt(day, hour, always)).toBe(true);
});

it('the night of Sunday ends on Monday', () => {
  const night: OpeningHours[] = [
    { from: 'Dimanche', to: 'Dimanche', hours: { opens: '22:00', closes: '06:00' } },
  ];
  expect(isOpenAt('Lundi', 5, night)).toBe(true);
  expect(isOpenAt('Lundi', 6, night)).toBe(false);
});
