import type { Closure } from '../opening-hours/closure';
import { dayAtClinic } from './day-at-clinic';

const absences = [{ du: '2026-11-30', au: '2026-12-04' }] as const;

const doctors = [
  { name: 'Issa', consultation: ['Lundi 9H', 'Samedi 15H'] },
  { name: 'Awa', consultation: ['Lundi 14H', 'Lundi 9H'], absences },
  { name: 'Sira', consultation: ['Tous les jours, sauf le dimanche'] },
  { name: 'Fanta', consultation: ['Samedi 9H, une semaine sur deux, à partir du 2026-11-28'] },
];

/** Returns the title, and what is said of each doctor. */
function saidAt(instant: string, closures: readonly Closure[] = []): string[] {
  const { title, doctors: ofDay } = dayAtClinic(doctors, new Date(instant), closures);
  const lines = ofDay.flatMap((doctor, index) =>
    doctor ? [`${doctors[index]?.name}${doctor.isAway ? ' absent' : doctor.hours}`] : [],
  );
  return [title, ...lines].map((line) => line.replaceAll('\u00a0', ' '));
}

const saturday = ['samedi 28 novembre : 3 médecins consultent', 'Issa, 15 h', 'Sira', 'Fanta, 9 h'];
const sunday = ['dimanche 29 novembre : pas de consultation'];
const monday = ['lundi 30 novembre : 2 médecins consultent', 'Issa, 9 h', 'Awa absent', 'Sira'];

const prefixed = (when: string, [title = '', ...lines]: string[]) => [
  `${when}, ${title}`,
  ...lines,
];

/** From Saturday noon to Monday at 10, by the hour. */
const hours = Array.from({ length: 47 }, (_, hour) =>
  new Date(Date.UTC(2026, 10, 28, 12 + hour)).toISOString(),
);

test.each(hours)('at %s', (instant) => {
  const said = saidAt(instant);
  if (instant < '2026-11-28T18') expect(said).toEqual(prefixed('Aujourd’hui', saturday));
  else if (instant < '2026-11-29T00') expect(said).toEqual(prefixed('Demain', sunday));
  else if (instant < '2026-11-29T18') expect(said).toEqual(prefixed('Aujourd’hui', sunday));
  else if (instant < '2026-11-30T00') expect(said).toEqual(prefixed('Demain', monday));
  else expect(said).toEqual(prefixed('Aujourd’hui', monday));
});

test('the other Saturday', () => {
  expect(saidAt('2026-12-05T08:00:00Z')[0]).toBe(
    'Aujourd’hui, samedi 5 décembre : 2 médecins consultent',
  );
});

test('a single doctor, and the first day of another year', () => {
  expect(saidAt('2026-12-31T19:00:00Z')[0]).toBe(
    'Demain, vendredi 1er janvier 2027 : 1 médecin consulte',
  );
});

test('on days without consultations says why, and who consults all the same', () => {
  const closure: Closure = {
    du: '2026-11-30',
    au: '2026-12-01',
    raison: 'Tabaski',
    urgences: 'oui',
    sauf: ['Sira'],
  };
  expect(saidAt('2026-11-30T08:00:00Z', [closure])).toEqual([
    'Aujourd’hui, lundi 30 novembre, Tabaski : 1 médecin consulte',
    'Sira',
  ]);
  expect(saidAt('2026-11-30T08:00:00Z', [{ ...closure, sauf: [] }])).toEqual([
    'Aujourd’hui, lundi 30 novembre, Tabaski : pas de consultation',
  ]);
});
