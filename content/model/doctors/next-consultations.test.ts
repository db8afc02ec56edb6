import { parse } from '../calendar/parse';
import { occurrenceInWords } from '../calendar/print';
import type { Exception, Timetable } from '../calendar/timetable';
import { consultationsAhead, isTooLateToWrite } from './next-consultations';

const timetable = (phrases: readonly string[], ...exceptions: Exception[]): Timetable => ({
  rules: phrases.map(parse),
  exceptions,
});

const nextAt = (instant: string, ...phrases: string[]) =>
  consultationsAhead(timetable(phrases), new Date(instant), 3).slice(0, 3).map(occurrenceInWords);

test('the next days of the week, across months and years', () => {
  expect(nextAt('2026-12-29T10:00:00Z', 'Lundi 9H', 'Jeudi 9H')).toEqual([
    'jeudi 31 décembre, à partir de 9H',
    'lundi 4 janvier, à partir de 9H',
    'jeudi 7 janvier, à partir de 9H',
  ]);
});

test('today until its hour, not later', () => {
  expect(nextAt('2026-11-24T08:59:00Z', 'Mardi 9H')[0]).toBe('mardi 24 novembre, à partir de 9H');
  expect(nextAt('2026-11-24T09:00:00Z', 'Mardi 9H')).toEqual([
    'mardi 1er décembre, à partir de 9H',
    'mardi 8 décembre, à partir de 9H',
    'mardi 15 décembre, à partir de 9H',
  ]);
});

test('two hours of one day, in their order', () => {
  expect(nextAt('2026-11-24T10:00:00Z', 'Mardi 14H', 'Mercredi 8H', 'Mardi 9H')).toEqual([
    'mardi 24 novembre, à partir de 14H',
    'mercredi 25 novembre, à partir de 8H',
    'mardi 1er décembre, à partir de 9H',
  ]);
});

test('every day, from tomorrow on in the evening', () => {
  expect(nextAt('2026-11-24T17:59:00Z', 'Tous les jours')[0]).toBe('mardi 24 novembre');
  expect(nextAt('2026-11-24T18:00:00Z', 'Tous les jours')[0]).toBe('mercredi 25 novembre');
});

test.each(['absence', 'closed'] as const)('none on a day of « %s »', (kind) => {
  const doctor = timetable(['Tous les jours'], { kind, du: '2026-11-25', au: '2026-12-03' });
  const next = consultationsAhead(doctor, new Date('2026-11-24T10:00:00Z'), 2);
  expect(next.map(({ day }) => day)).toEqual(['2026-11-24', '2026-12-04']);
});

test('hours with their ends, half days, and days of the month', () => {
  expect(nextAt('2026-11-24T10:00:00Z', 'Lundi 8H30-12H et 15H-18H', 'Samedi matin')).toEqual([
    'samedi 28 novembre, matin',
    'lundi 30 novembre, 8H30-12H',
    'lundi 30 novembre, 15H-18H',
  ]);
  expect(nextAt('2026-12-01T10:00:00Z', 'Dernier vendredi du mois, 9H')).toEqual([
    'vendredi 25 décembre, à partir de 9H',
    'vendredi 29 janvier, à partir de 9H',
  ]);
});

test('every other week, from its first day on', () => {
  const slot = 'Samedi 9H, une semaine sur deux, à partir du 2026-12-05';
  expect(nextAt('2026-11-24T10:00:00Z', slot)).toEqual([
    'samedi 5 décembre, à partir de 9H',
    'samedi 19 décembre, à partir de 9H',
    'samedi 2 janvier, à partir de 9H',
  ]);
});

test('none by appointment', () => {
  expect(nextAt('2026-11-24T10:00:00Z', 'Sur R.D.V')).toEqual([]);
});

// The year changes in Bamako after Paris, and before New York.
test.each([
  ['2026-12-31T17:59:00Z', 'jeudi 31 décembre'],
  ['2026-12-31T23:59:00Z', 'vendredi 1er janvier'],
  ['2027-01-01T00:30:00+01:00', 'vendredi 1er janvier'],
  ['2026-12-31T20:30:00-05:00', 'vendredi 1er janvier'],
  ['2027-01-01T18:30:00Z', 'samedi 2 janvier'],
])('the first day at %s, by the calendar of Bamako', (instant, first) => {
  expect(nextAt(instant, 'Tous les jours')[0]).toBe(first);
});

test.each([
  ['2026-11-24T08:59:00Z', ['Mardi 9H'], false],
  ['2026-11-24T09:00:00Z', ['Mardi 9H'], true],
  ['2026-11-24T12:59:00Z', ['Mardi 9H'], true],
  ['2026-11-24T13:00:00Z', ['Mardi 9H'], false],
  ['2026-11-24T11:59:00Z', ['Mardi 9H-12H'], true],
  ['2026-11-24T12:00:00Z', ['Mardi 9H-12H'], false],
  ['2026-11-24T10:00:00Z', ['Mardi 9H', 'Mardi 14H'], false],
  ['2026-11-24T10:00:00Z', ['Mercredi 9H'], false],
  ['2026-11-24T10:00:00Z', ['Tous les jours'], false],
] as const)('whether it is too late to write at %s for %j: %s', (instant, phrases, isLate) => {
  expect(isTooLateToWrite(timetable(phrases), new Date(instant), 0)).toBe(isLate);
});

test('nobody calls for a day of absence', () => {
  const doctor = timetable(['Mardi 9H'], { kind: 'absence', du: '2026-11-24', au: '2026-11-24' });
  expect(isTooLateToWrite(doctor, new Date('2026-11-24T10:00:00Z'), 0)).toBe(false);
});
