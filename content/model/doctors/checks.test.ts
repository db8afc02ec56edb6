import { parse } from '../calendar/parse';
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
  Tel: '+22320000000',
};

const remarksOn = ([first, ...others]: [string, ...string[]], hours: Hours) =>
  remarksOnDoctor({ ...doctor, consultation: [parse(first), ...others.map(parse)] }, [doctor], {
    words: { Cardiologie: ['Cardiologie'] },
    hours,
    today: '2026-11-26',
  });

it('reports each consultation at an hour when the clinic is closed', () => {
  const first = 'Dimanche 10H, une semaine sur deux, à partir du 2026-11-29';
  expect(remarksOn(['Lundi 8H', 'Mardi 9H', first], weekdays)).toEqual([
    {
      path: ['consultation', 0],
      sentence:
        '« Lundi 8H » : la clinique est fermée à cette heure dans « horaires.yaml », est-ce juste ?',
    },
    {
      path: ['consultation', 2],
      sentence:
        '« Dimanche 10H » : la clinique est fermée à cette heure dans « horaires.yaml », est-ce juste ?',
    },
  ]);
});

it('reports a language that is only in the description', () => {
  const languages = ['français', 'peul'];
  const description = 'Suit le cœur des adultes, en français, en peul et un peu d’anglais.';
  const around = {
    words: { Cardiologie: ['Cardiologie'] },
    hours: always,
    today: '2026-11-26',
  } as const;
  expect(remarksOnDoctor({ ...doctor, languages, description }, [doctor], around)).toEqual([
    {
      path: ['description'],
      sentence:
        '« anglais » n’est pas dans « languages », où le tableau des langues le cherche : est-ce juste ?',
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
