import { parse } from '../calendar/parse';
import { clinic as clinicData } from '../../facts/clinic';
import type { Clinic } from './clinic';
import type { Doctor } from '../doctors/doctor';
import { doctors } from '../../facts/doctors';
import { sharedDoctor, sharedSpecialty, sharedWay } from './shared-text';

const clinic: Clinic = {
  ...clinicData,
  name: 'Clinique Koria',
  address: { area: 'Quartier Sada', city: 'Dosso', country: 'Niger', countryCode: 'NE' },
  geo: { latitude: 13.049, longitude: 3.1937 },
  phones: ['+22720000101'],
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
      'Téléphone : +22720000101',
    ].join('\n'),
  });
});

test('a shared specialty has its doctors; without a street, the quarter', () => {
  const page = { title: 'Cardiologie', href: '/services/cardiologie/' };
  expect(sharedSpecialty(page, [doctor], { ...clinic, street: undefined })).toEqual({
    href: page.href,
    title: 'Cardiologie — Clinique Koria',
    text: [
      'Cardiologie',
      'Dr Awa Traoré : Lundi\u00a09H, Sur R.D.V',
      'Clinique Koria',
      'Quartier Sada, Dosso, Niger',
      'Téléphone : +22720000101',
    ].join('\n'),
  });
});

test('shared directions are in words, with a link for maps', () => {
  const { plan, ...withoutPlan } = clinic;
  const door = 'En face de la mosquée.';
  expect(sharedWay(withoutPlan, door)).toEqual({
    href: 'https://www.google.com/maps/dir/?api=1&destination=13.049%2C3.1937',
    title: 'Clinique Koria',
    text: 'Clinique Koria\nRue 12, Dosso\nEn face de la mosquée.\nTéléphone : +22720000101',
  });
  for (const step of plan?.directions ?? [])
    expect(sharedWay(clinic, door).text).toContain(`\n${step}\n`);
});
