import type { Closure } from '../opening-hours/closure';
import { parse } from '../calendar/parse';
import type { Exception, Timetable } from '../calendar/timetable';
import { dayAtClinic } from './day-at-clinic';

const timetable = (...phrases: string[]): Timetable => ({
  rules: phrases.map(parse),
  exceptions: [],
});

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
  const { title, doctors: ofDay } = dayAtClinic(timetablesWith(closures), now, closures, 'night');
  const lines = doctors
    .flatMap(({ name }, index) => {
      const doctor = ofDay[index];
      return doctor ? [{ ...doctor, name }] : [];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ name, isAway, when }) => name + (isAway ? ' absent' : when));
  return [title, ...lines].map((line) => line.replaceAll('\u00a0', ' '));
}

const saturday = [
  'Aujourd’hui, samedi 28 novembre : 3 médecins consultent',
  'Fanta, 9H',
  'Issa, 15H, ou sur R.D.V',
  'Sira, tous les jours',
];
const saturdayAfternoon = 'Aujourd’hui, samedi 28 novembre : 2 médecins consultent';
const saturdayEvening = 'Aujourd’hui, samedi 28 novembre : 1 médecin consulte';
const monday = ['Issa, 9H, ou sur R.D.V', 'Sira, tous les jours', 'Awa absent'];
const tomorrow = 'Urgences ouvertes ce soir. Demain';

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
    expect(said).toEqual([saturdayEvening, 'Issa, 15H, ou sur R.D.V']);
  else if (instant < '2026-11-29T00')
    expect(said).toEqual([`${tomorrow}, dimanche 29 : pas de consultation`]);
  else if (instant < '2026-11-29T18')
    expect(said).toEqual(['Aujourd’hui, dimanche 29 novembre : pas de consultation']);
  else if (instant < '2026-11-30T00')
    expect(said).toEqual([`${tomorrow}, lundi 30 : 2 médecins consultent`, ...monday]);
  else expect(said).toEqual(['Aujourd’hui, lundi 30 novembre : 2 médecins consultent', ...monday]);
});

test('the other Saturday', () => {
  expect(saidAt('2026-12-05T08:00:00Z')[0]).toBe(
    'Aujourd’hui, samedi 5 décembre : 2 médecins consultent',
  );
});

test('a single doctor, and the first day of a month', () => {
  expect(saidAt('2026-12-31T19:00:00Z')[0]).toBe(
    'Urgences ouvertes ce soir. Demain, vendredi 1er : 1 médecin consulte',
  );
});

test('a clinic that closes, or whose emergencies are closed tonight, does not mention the night', () => {
  const tonight = new Date('2026-11-26T19:00:00Z');
  const closed = { ...tabaski, du: '2026-11-26', au: '2026-11-26', urgences: 'non' } as const;
  const title = 'Demain, vendredi 27\u00a0: 1\u00a0médecin consulte';
  expect(dayAtClinic(timetablesWith([]), tonight, [], '').title).toBe(title);
  expect(dayAtClinic(timetablesWith([closed]), tonight, [closed], 'night').title).toBe(title);
});

test('the day before a closure says why', () => {
  expect(saidAt('2026-11-26T19:00:00Z', [{ ...tabaski, du: '2026-11-27' }])).toEqual([
    'Demain, vendredi 27, Tabaski : pas de consultation',
  ]);
});

test('days without consultations say why, and who still consults', () => {
  expect(saidAt('2026-11-30T08:00:00Z', [{ ...tabaski, sauf: ['Sira'] }])).toEqual([
    'Aujourd’hui, lundi 30 novembre, Tabaski : 1 médecin consulte',
    'Sira, tous les jours',
  ]);
  expect(saidAt('2026-11-30T08:00:00Z', [tabaski])).toEqual([
    'Aujourd’hui, lundi 30 novembre, Tabaski : pas de consultation',
  ]);
});

const weekdaysAtEight = [timetable('Lundi au vendredi 8H30-15H'), timetable('Vendredi 9H')];

test.each([
  ['2026-11-26T10:00:00Z', 'Aujourd’hui, jeudi 26 novembre : 1 médecin consulte'],
  ['2026-11-26T20:00:00Z', 'Urgences ouvertes, consultations demain dès 8H30'],
  ['2026-11-27T20:00:00Z', 'Urgences ouvertes ce soir. Demain, samedi 28 : pas de consultation'],
  ['2026-11-28T10:00:00Z', 'Aujourd’hui, samedi 28 novembre : pas de consultation'],
])('where the emergencies alone are open at night, at %s: « %s »', (instant, words) => {
  const { title } = dayAtClinic(weekdaysAtEight, new Date(instant), [], 'apart');
  expect(title.replaceAll('\u00a0', ' ')).toBe(words);
});

test('emergencies that close are not said to be open', () => {
  const { title } = dayAtClinic(weekdaysAtEight, new Date('2026-11-26T20:00:00Z'), [], '');
  expect(title).toMatch(/^Demain, vendredi 27\u00a0: 2/);
});
