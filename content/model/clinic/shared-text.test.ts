import { parse, parseHours } from '../calendar/parse';
import { clinic as clinicData } from '../../facts/clinic';
import type { Clinic } from './clinic';
import type { Doctor } from '../doctors/doctor';
import { doctors } from '../../facts/doctors';
import { doctorOn } from '../doctors/timetable';
import { sharedDoctor, sharedDirections } from './shared-text';

const clinic: Clinic = {
  ...clinicData,
  name: 'Clinique Koria',
  address: { area: 'Quartier Sada', city: 'Dosso', country: 'Niger', countryCode: 'NE' },
  geo: { latitude: 13.049, longitude: 3.1937 },
  phones: [
    { number: '+22720000101', shown: '+22720000101', takesSms: false, role: 'standard' },
    { number: '+22720000102', shown: '+22720000102', takesSms: false, role: 'rendez-vous' },
    { number: '+22720000103', shown: '+22720000103', takesSms: false, role: 'urgences' },
  ],
  street: 'Rue 12',
};

const doctor: Doctor = {
  ...(doctors[0] as Doctor),
  name: 'Dr Awa Traoré',
  specialty: 'Cardiologue',
  consultation: [parse('Lundi 9H'), parse('Sur R.D.V')],
};

test('a shared doctor has the days, the address and the telephone', () => {
  expect(sharedDoctor(doctor, clinic)).toEqual({
    href: '/medecins/awa-traore/',
    title: 'Dr Awa Traoré, Cardiologue',
    text: [
      'Dr Awa Traoré, Cardiologue',
      'Consultation : Lundi\u00a09H, Sur R.D.V',
      'Clinique Koria',
      'Rue 12, Dosso',
      'Téléphone : +22720000102',
    ].join('\n'),
  });
});

test('added days and temporary hours are shared until they are over', () => {
  const span = { raison: 'Ramadan', consultation: [parse('Lundi 11H-14H')] } as const;
  const visiting = {
    ...doctor,
    absences: [{ du: '2027-04-01', au: '2027-04-02' }],
    'jours-en-plus': [{ jour: '2027-02-07', heures: parseHours('9H-12H') }],
    periodes: [
      { du: '2026-01-08', au: '2026-02-09', ...span },
      { du: '2027-02-08', au: '2027-03-09', ...span },
    ],
  } as const;
  const shared = doctorOn('2027-01-02', visiting, []);
  const days = [
    'En plus : dimanche 7 février, 9H-12H',
    'Du 8 février au 9 mars, Ramadan : Lundi 11H-14H',
    'Pas de consultation du 1er au 2 avril',
  ];
  const plain = ({ text }: { text: string }) => text.replaceAll('\u00a0', ' ');
  expect(plain(sharedDoctor(shared, clinic))).toContain(
    ['Consultation : Lundi 9H, Sur R.D.V', ...days, 'Clinique Koria'].join('\n'),
  );
});

test('shared directions are in words, with a link for maps', () => {
  const { directions, ...withoutSteps } = clinic;
  const door = 'En face de la mosquée.';
  expect(sharedDirections(withoutSteps, door, 'emergency')).toEqual({
    href: 'https://www.google.com/maps/dir/?api=1&destination=13.049%2C3.1937',
    title: 'Clinique Koria',
    text: 'Clinique Koria\nRue 12, Dosso\nEn face de la mosquée.\nTéléphone : +22720000103',
  });
  for (const step of directions ?? [])
    expect(sharedDirections(clinic, door, 'question').text).toContain(`\n${step}\n`);
});
