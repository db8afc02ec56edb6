import type { Closure } from '../opening-hours/closure';
import { dayAtClinic } from './day-at-clinic';

const absences = [{ du: '2026-11-30', au: '2026-12-04' }] as const;

const doctors = [
  { name: 'Issa', consultation: ['Lundi 9H', 'Samedi 15H', 'Sur R.D.V'] },
  { name: 'Awa', consultation: ['Lundi 14H', 'Lundi 9H'], absences },
  { name: 'Sira', consultation: ['Tous les jours, sauf le dimanche'] },
  { name: 'Fanta', consultation: ['Samedi 9H, une semaine sur deux, à partir du 2026-11-28'] },
];

const tabaski: Closure = {
  du: '2026-11-30',
  au: '2026-12-01',
  raison: 'Tabaski',
  urgences: 'oui',
  sauf: [],
};

/** Returns the title, and what is said of each doctor. */
function saidAt(instant: string, closures: readonly Closure[] = []): string[] {
  const { title, doctors: ofDay } = dayAtClinic(doctors, new Date(instant), closures, true);
  const lines = doctors
    .flatMap(({ name }, index) => {
      const doctor = ofDay[index];
      return doctor ? [{ ...doctor, name }] : [];
    })
    .sort((one, other) => one.hour - other.hour)
    .map(({ name, isAway, when }) => name + (isAway ? ' absent' : when));
  return [title, ...lines].map((line) => line.replaceAll('\u00a0', ' '));
}

const saturday = [
  'Aujourd’hui, samedi 28 novembre : 3 médecins consultent',
  'Fanta, 9H',
  'Issa, 15H, ou sur R.D.V',
  'Sira, tous les jours',
];
const monday = ['Issa, 9H, ou sur R.D.V', 'Sira, tous les jours', 'Awa absent'];
const tomorrow = 'Urgences ouvertes ce soir. Demain';

/** From Saturday noon to Monday at 10, by the hour. */
const hours = Array.from({ length: 47 }, (_, hour) =>
  new Date(Date.UTC(2026, 10, 28, 12 + hour)).toISOString(),
);

test.each(hours)('at %s', (instant) => {
  const said = saidAt(instant);
  if (instant < '2026-11-28T18') expect(said).toEqual(saturday);
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

test('a clinic that closes, or whose emergencies are closed tonight, says nothing of tonight', () => {
  const tonight = new Date('2026-11-26T19:00:00Z');
  const closed = { ...tabaski, du: '2026-11-26', au: '2026-11-26', urgences: 'non' } as const;
  const title = 'Demain, vendredi 27\u00a0: 1\u00a0médecin consulte';
  expect(dayAtClinic(doctors, tonight, [], false).title).toBe(title);
  expect(dayAtClinic(doctors, tonight, [closed], true).title).toBe(title);
});

test('the eve of a day without consultations says why', () => {
  expect(saidAt('2026-11-26T19:00:00Z', [{ ...tabaski, du: '2026-11-27' }])).toEqual([
    'Demain, vendredi 27, Tabaski : pas de consultation',
  ]);
});

test('on days without consultations says why, and who consults all the same', () => {
  expect(saidAt('2026-11-30T08:00:00Z', [{ ...tabaski, sauf: ['Sira'] }])).toEqual([
    'Aujourd’hui, lundi 30 novembre, Tabaski : 1 médecin consulte',
    'Sira, tous les jours',
  ]);
  expect(saidAt('2026-11-30T08:00:00Z', [tabaski])).toEqual([
    'Aujourd’hui, lundi 30 novembre, Tabaski : pas de consultation',
  ]);
});
