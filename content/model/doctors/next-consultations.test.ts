import type { Closure } from '../opening-hours/closure';
import { hasBegunToday, nextConsultations } from './next-consultations';

const name = 'Dr Awa Traoré';

const nextAt = (instant: string, ...consultation: string[]) =>
  nextConsultations({ name, consultation }, new Date(instant), 3, []);

test('the next days of the week, across months and years', () => {
  expect(nextAt('2026-12-29T10:00:00Z', 'Lundi 9H', 'Jeudi 9H')).toEqual([
    'jeudi 31 décembre, 9H',
    'lundi 4 janvier 2027, 9H',
    'jeudi 7 janvier 2027, 9H',
  ]);
});

test('today until its hour, not from then on', () => {
  expect(nextAt('2026-11-24T08:59:00Z', 'Mardi 9H')[0]).toBe('mardi 24 novembre, 9H');
  expect(nextAt('2026-11-24T09:00:00Z', 'Mardi 9H')).toEqual([
    'mardi 1er décembre, 9H',
    'mardi 8 décembre, 9H',
    'mardi 15 décembre, 9H',
  ]);
});

test('two hours of one day, in their order', () => {
  expect(nextAt('2026-11-24T10:00:00Z', 'Mardi 14H', 'Mercredi 8H', 'Mardi 9H')).toEqual([
    'mardi 24 novembre, 14H',
    'mercredi 25 novembre, 8H',
    'mardi 1er décembre, 9H',
  ]);
});

test('every day, from tomorrow on in the evening', () => {
  expect(nextAt('2026-11-24T17:59:00Z', 'Tous les jours')[0]).toBe('mardi 24 novembre');
  expect(nextAt('2026-11-24T18:00:00Z', 'Tous les jours')[0]).toBe('mercredi 25 novembre');
});

test('none on a day of an absence', () => {
  const doctor = {
    name,
    consultation: ['Tous les jours'],
    absences: [{ du: '2026-11-25', au: '2026-12-03' }],
  } as const;
  expect(nextConsultations(doctor, new Date('2026-11-24T10:00:00Z'), 2, [])).toEqual([
    'mardi 24 novembre',
    'vendredi 4 décembre',
  ]);
});

test('none on days without consultations, but for those who consult all the same', () => {
  const doctor = { name, consultation: ['Mercredi 9H'] };
  const closure: Closure = {
    du: '2026-11-25',
    au: '2026-11-26',
    raison: 'Tabaski',
    urgences: 'oui',
    sauf: [],
  };
  const first = (closures: readonly Closure[]) =>
    nextConsultations(doctor, new Date('2026-11-24T10:00:00Z'), 1, closures)[0];
  expect(first([closure])).toBe('mercredi 2 décembre, 9H');
  expect(first([{ ...closure, sauf: [name] }])).toBe('mercredi 25 novembre, 9H');
});

test('every other week, from its first day on', () => {
  const slot = 'Samedi 9H, une semaine sur deux, à partir du 2026-12-05';
  expect(nextAt('2026-11-24T10:00:00Z', slot)).toEqual([
    'samedi 5 décembre, 9H',
    'samedi 19 décembre, 9H',
    'samedi 2 janvier 2027, 9H',
  ]);
});

test('none by appointment', () => {
  expect(nextAt('2026-11-24T10:00:00Z', 'Sur R.D.V')).toEqual([]);
});

// The year changes in Bamako after Paris, and before New York.
test.each([
  ['2026-12-31T17:59:00Z', 'jeudi 31 décembre'],
  ['2026-12-31T23:59:00Z', 'vendredi 1er janvier 2027'],
  ['2027-01-01T00:30:00+01:00', 'vendredi 1er janvier 2027'],
  ['2026-12-31T20:30:00-05:00', 'vendredi 1er janvier'],
  ['2027-01-01T18:30:00Z', 'samedi 2 janvier'],
])('the first day at %s, by the calendar of Bamako', (instant, first) => {
  expect(nextAt(instant, 'Tous les jours')[0]).toBe(first);
});

test.each([
  ['2026-11-24T08:59:00Z', ['Mardi 9H'], false],
  ['2026-11-24T09:00:00Z', ['Mardi 9H'], true],
  ['2026-11-24T17:59:00Z', ['Mardi 9H'], true],
  ['2026-11-24T18:00:00Z', ['Mardi 9H'], false],
  ['2026-11-24T10:00:00Z', ['Mardi 9H', 'Mardi 14H'], false],
  ['2026-11-24T10:00:00Z', ['Mercredi 9H'], false],
  ['2026-11-24T10:00:00Z', ['Tous les jours'], false],
] as const)('whether today has begun at %s for %j: %s', (instant, consultation, hasBegun) => {
  expect(hasBegunToday({ name, consultation }, new Date(instant), [])).toBe(hasBegun);
});

test('nothing has begun on a day of an absence', () => {
  const absences = [{ du: '2026-11-24', au: '2026-11-24' }] as const;
  const doctor = { name, consultation: ['Mardi 9H'], absences } as const;
  expect(hasBegunToday(doctor, new Date('2026-11-24T10:00:00Z'), [])).toBe(false);
});
