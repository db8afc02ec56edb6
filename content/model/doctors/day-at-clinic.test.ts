import type { Closure } from '../opening-hours/closure';
import { parse } from '../calendar/parse';
import type { Exception, Timetable } from '../calendar/timetable';
import { dayAtClinic } from './day-at-clinic';

const timetable = (...phrases: string[]): Timetable => ({
  rules: phrases.map(parse),
  exceptions: [],
});

const always = timetable('Tous les jours 0H-24H');
const never = timetable();

const away: Exception = { kind: 'absence', du: '2026-11-30', au: '2026-12-04' };

const doctors = [
  { name: 'Issa', timetable: timetable('Lundi 9H', 'Samedi 15H', 'Sur R.D.V') },
  { name: 'Awa', timetable: { ...timetable('Lundi 14H', 'Lundi 9H'), exceptions: [away] } },
  { name: 'Sira', timetable: timetable('Tous les jours sauf dimanche') },
  {
    name: 'Fanta',
    timetable: timetable('Samedi 9H, une semaine sur deux, à partir du 2026-11-28'),
  },
];

const tabaski: Closure = {
  du: '2026-11-30',
  au: '2026-12-01',
  raison: 'Tabaski',
  urgences: 'oui',
  sauf: [],
};

/** Adds closures to the timetables of those who do not consult all the same. */
const timetablesWith = (closures: readonly Closure[]) =>
  doctors.map(({ name, timetable: { rules, exceptions } }) => ({
    rules,
    exceptions: [
      ...exceptions,
      ...closures
        .filter(({ sauf }) => !sauf.includes(name))
        .map(({ du, au }) => ({ kind: 'closed' as const, du, au })),
    ],
  }));

/** Returns the title, and what is said of each doctor. */
function saidAt(instant: string, closures: readonly Closure[] = []): string[] {
  const now = new Date(instant);
  const {
    title,
    nextHour,
    doctors: ofDay,
  } = dayAtClinic(timetablesWith(closures), now, closures, always, 'médecin');
  const lines = doctors
    .flatMap(({ name }, index) => {
      const doctor = ofDay[index];
      return doctor ? [{ ...doctor, name }] : [];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ name, hour, when }) => `${name}, ${hour}${when}`);
  return [title.join(''), ...lines, ...(nextHour === undefined ? [] : [`dès ${nextHour}`])].map(
    (line) => line.replaceAll('\u00a0', ' '),
  );
}

const saturday = [
  'Aujourd’hui, samedi 28 novembre : 3 médecins',
  'Fanta, à partir de 9H',
  'Issa, à partir de 15H, ou sur R.D.V',
  'Sira, tous les jours',
];
const saturdayAfternoon = 'Aujourd’hui, samedi 28 novembre : 2 médecins';
const saturdayEvening = 'Aujourd’hui, samedi 28 novembre : 1 médecin';
const monday = [
  'Issa, à partir de 9H, ou sur R.D.V',
  'Sira, tous les jours',
  'Awa, absence : pas de consultation',
];

/** From Saturday noon to Monday at 10, by the hour. */
const hours = Array.from({ length: 47 }, (_, hour) =>
  new Date(Date.UTC(2026, 10, 28, 12 + hour)).toISOString(),
);

test.each(hours)('at %s', (instant) => {
  const said = saidAt(instant);
  if (instant < '2026-11-28T13') expect(said).toEqual(saturday);
  else if (instant < '2026-11-28T18')
    expect(said).toEqual([saturdayAfternoon, ...saturday.slice(2)]);
  // Who began at 15 is there until 19, four hours after.
  else if (instant < '2026-11-28T19')
    expect(said).toEqual([saturdayEvening, 'Issa, à partir de 15H, ou sur R.D.V']);
  else if (instant < '2026-11-29T00')
    expect(said).toEqual(['Urgences ouvertes, pas de consultation demain', 'dès lundi 9H']);
  else if (instant < '2026-11-29T18')
    expect(said).toEqual([
      'Aujourd’hui, dimanche 29 novembre : pas de consultation',
      'dès lundi 9H',
    ]);
  else if (instant < '2026-11-30T00')
    expect(said).toEqual(['Urgences ouvertes, consultations demain dès 9H', ...monday]);
  else expect(said).toEqual(['Aujourd’hui, lundi 30 novembre : 2 médecins', ...monday]);
});

test('the other Saturday', () => {
  expect(saidAt('2026-12-05T08:00:00Z')[0]).toBe('Aujourd’hui, samedi 5 décembre : 2 médecins');
});

test('a single doctor, and the first day of a month', () => {
  expect(saidAt('2026-12-31T19:00:00Z')[0]).toBe('Urgences ouvertes, consultations demain');
});

test('a clinic without emergencies mentions none', () => {
  const { title } = dayAtClinic(
    timetablesWith([]),
    new Date('2026-11-26T19:00:00Z'),
    [],
    never,
    'médecin',
  );
  expect(title.join('')).toBe('Demain, vendredi 27\u00a0: 1\u00a0médecin');
});

test('the day before a closure says why', () => {
  expect(saidAt('2026-11-26T19:00:00Z', [{ ...tabaski, du: '2026-11-27' }])).toEqual([
    'Demain, vendredi 27, Tabaski : pas de consultation',
  ]);
});

test('days without consultations say why, and who still consults', () => {
  expect(saidAt('2026-11-30T08:00:00Z', [{ ...tabaski, sauf: ['Sira'] }])).toEqual([
    'Aujourd’hui, lundi 30 novembre, Tabaski : 1 médecin',
    'Sira, tous les jours',
    'dès samedi 15H',
  ]);
  expect(saidAt('2026-11-30T08:00:00Z', [tabaski])).toEqual([
    'Aujourd’hui, lundi 30 novembre, Tabaski : pas de consultation',
    'dès samedi 15H',
  ]);
});

const weekdaysAtEight = [timetable('Lundi au vendredi 8H30-15H'), timetable('Vendredi 9H')];

const byNight: Timetable = {
  rules: always.rules.map((rule) => ({ ...rule, periods: [{ opens: 18 * 60, closes: 30 * 60 }] })),
  exceptions: [],
};

const tonight = '2026-11-26T20:00:00Z';

test.each([
  [always, '2026-11-26T10:00:00Z', 'Aujourd’hui, jeudi 26 novembre : 1 médecin'],
  [always, tonight, 'Urgences ouvertes, consultations demain dès 8H30'],
  [always, '2026-11-27T20:00:00Z', 'Urgences ouvertes, pas de consultation demain'],
  [always, '2026-11-28T10:00:00Z', 'Aujourd’hui, samedi 28 novembre : pas de consultation'],
  [
    timetable('Tous les jours 8H-22H'),
    tonight,
    'Urgences ouvertes jusqu’à 22H, consultations demain dès 8H30',
  ],
  [byNight, tonight, 'Urgences ouvertes jusqu’à 6H, consultations demain dès 8H30'],
  [
    timetable('Jeudi 0H-24H'),
    tonight,
    'Urgences ouvertes jusqu’à 24H, consultations demain dès 8H30',
  ],
  [timetable('Tous les jours 8H-20H'), tonight, 'Urgences fermées, consultations demain dès 8H30'],
  [
    { ...always, exceptions: [{ kind: 'closed', du: '2026-11-26', au: '2026-11-26' }] },
    tonight,
    'Urgences fermées, consultations demain dès 8H30',
  ],
] satisfies [Timetable, string, string][])(
  'with emergencies %j, at %s: « %s »',
  (emergencies, instant, words) => {
    const { title } = dayAtClinic(weekdaysAtEight, new Date(instant), [], emergencies, 'médecin');
    expect(title.join('').replaceAll('\u00a0', ' ')).toBe(words);
  },
);
