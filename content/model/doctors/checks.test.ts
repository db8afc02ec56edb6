import { parse, parseHours } from '../calendar/parse';
import type { Closure } from '../opening-hours/closure';
import type { Hours } from '../calendar/hours';
import { remarksOnDoctor } from './checks';
import type { DoctorEntry } from './doctor';

const weekdays = [parse('Lundi au vendredi 8H30-18H')];

const always = [parse('Tous les jours 0H-24H')];

const doctor: DoctorEntry = {
  ordre: 1,
  name: 'Dr Awa Traoré',
  specialty: 'Cardiologue',
  consultation: [parse('Lundi 9H')],
  specialties: ['Cardiologie'],
  languages: ['français'],
  experience: '9 ans d’expérience',
  description: 'Suit la tension et le cœur des adultes.',
  image: 'medecins/awa-traore.jpg',
  alt: 'Une médecin souriante',
};

const remarksOn = ([first, ...others]: [string, ...string[]], hours: Hours) =>
  remarksOnDoctor(
    { ...doctor, consultation: [parse(first), ...others.map(parse)] },
    {
      hours,
      closures: [],
      today: '2026-11-26',
    },
  );

it('reports each consultation at an hour when the clinic is closed', () => {
  const first = 'Dimanche 10H, une semaine sur deux, à partir du 2026-11-29';
  expect(remarksOn(['Lundi 8H', 'Mardi 9H', first], weekdays)).toEqual([
    {
      path: ['consultation', 0],
      sentence: '« Lundi 8H » : hors des heures de « horaires.yaml », est-ce juste ?',
    },
    {
      path: ['consultation', 2],
      sentence: '« Dimanche 10H » : hors des heures de « horaires.yaml », est-ce juste ?',
    },
  ]);
});

const longRamadan = {
  du: '2027-02-08',
  au: '2027-05-20',
  raison: 'Ramadan',
  consultation: [parse('Lundi 19H')],
} as const;

it('reports added days that do not take place, and doubtful hours of a period', () => {
  const visiting: DoctorEntry = {
    ...doctor,
    absences: [{ du: '2027-02-01', au: '2027-02-02' }],
    'jours-en-plus': (['2027-02-02', '2027-02-05', '2027-02-06', '2027-02-12'] as const).map(
      (jour) => ({ jour, heures: parseHours('9H-12H') }),
    ),
    periodes: [longRamadan],
  };
  const closed = { raison: 'Fête', urgences: 'oui' } as const;
  const closures: Closure[] = [
    { ...closed, du: '2027-02-05', au: '2027-02-05', sauf: [] },
    { ...closed, du: '2027-02-12', au: '2027-02-12', sauf: [doctor.name] },
  ];
  const around = { hours: weekdays, closures, today: '2026-11-26' } as const;
  const isClosed = 'hors des heures de « horaires.yaml », est-ce juste ?';
  expect(remarksOnDoctor(visiting, around)).toEqual([
    { path: ['periodes', 0, 'consultation', 0], sentence: `« Lundi 19H » : ${isClosed}` },
    { path: ['jours-en-plus', 2], sentence: `« Samedi 9H » : ${isClosed}` },
    { path: ['periodes', 0], sentence: 'la période dure 102 jours : est-ce juste ?' },
    {
      path: ['jours-en-plus', 0, 'jour'],
      sentence: '« 2027-02-02 » tombe pendant une absence, qui l’emporte : est-ce juste ?',
    },
    {
      path: ['jours-en-plus', 1, 'jour'],
      sentence:
        '« 2027-02-05 » tombe pendant un jour sans consultation, qui l’emporte : est-ce juste ?',
    },
  ]);
});

it.each<[[string, ...string[]], Hours]>([
  [['Lundi 9H', 'Jeudi 15H'], weekdays],
  [['Tous les jours'], weekdays],
  [['Sur R.D.V'], weekdays],
  [['Dimanche 3H'], always],
])('reports nothing in %j', (consultation, hours) => {
  expect(remarksOn(consultation, hours)).toEqual([]);
});
