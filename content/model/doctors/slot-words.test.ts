import type { Weekday } from '../calendar/day';
import { parse } from '../calendar/parse';
import { print } from '../calendar/print';
import { besideHours, onOpenDays, slotsInWords } from './slot-words';

test('the first day of every other week is shown until it comes', () => {
  const slot = parse('Samedi 9H, une semaine sur deux, à partir du 2026-11-28');
  const consultation = [slot, parse('Lundi 9H')] as const;
  expect(slotsInWords({ consultation, builtOn: '2026-11-27' })).toEqual([
    'Samedi 9H, une semaine sur deux, à partir du 28\u00a0novembre',
    'Lundi 9H',
  ]);
  expect(slotsInWords({ consultation, builtOn: '2026-11-28' })).toEqual([
    'Samedi 9H, une semaine sur deux',
    'Lundi 9H',
  ]);
});

test('« every day » excludes the days on which the clinic is closed', () => {
  const onOpen = (phrase: string, closed: Weekday[]) => print(onOpenDays(parse(phrase), closed));
  expect(onOpen('Tous les jours', [])).toBe('Tous les jours');
  expect(onOpen('Tous les jours', [5, 6])).toBe('Tous les jours sauf samedi et dimanche');
  expect(onOpen('Tous les jours 18H-20H', [6])).toBe('Tous les jours 18H-20H');
  expect(onOpen('Dimanche 9H', [6])).toBe('Dimanche 9H');
});

test.each([
  ['Lundi 8H-12H et 15H-18H', ''],
  ['1er et 3e samedi du mois, 9H', '1er et 3e du mois'],
  ['Lundi 9H, sur R.D.V', 'sur R.D.V'],
])('beside its hours « %s » is « %s »', (phrase, words) => {
  expect(besideHours(parse(phrase), '2026-11-01')).toBe(words);
});
