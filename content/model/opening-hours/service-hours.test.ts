import type { Day } from '../calendar/day';
import { periodInWords } from '../calendar/print';
import { occurrencesOn, type Timetable } from '../calendar/timetable';
import { hoursSchema } from './schema';
import {
  clinicHours,
  openingAtAGlance,
  openingInWords,
  serviceInWords,
  serviceLines,
} from './service-hours';

const services = [
  {
    title: 'Urgences',
    kind: 'urgences',
    openingHours: ['24h/24'],
  },
  {
    title: 'Consultations',
    kind: 'consultations',
    openingHours: ['Lundi au samedi 8H-15H'],
  },
  {
    title: 'Laboratoire',
    kind: 'laboratoire',
    'jours-fermes': [{ du: '2027-01-10', au: '2027-01-10', raison: 'Travaux' }],
    openingHours: ['Lundi au vendredi 7H-12H', 'Dimanche fermé'],
  },
];

const closures = [
  { du: '2027-03-01', au: '2027-03-01', raison: 'Tabaski', urgences: 'oui' },
  { du: '2027-03-05', au: '2027-03-05', raison: 'Travaux', urgences: 'non' },
];

const open = (own: readonly unknown[]) =>
  clinicHours(
    hoursSchema.parse({
      openingHours: ['Lundi au samedi 8H-18H'],
      'jours-sans-consultation': closures,
      'horaires-par-service': own,
    }),
  );

const closedDays = ({ exceptions }: { exceptions: readonly { du: string }[] }) =>
  exceptions.map(({ du }) => du);

test('without services, the emergencies have the hours of the clinic, which is open as long as they are', () => {
  const { clinic, emergencies, isApart, consultations } = open([]);
  expect([emergencies, isApart, consultations]).toEqual([clinic, false, clinic.rules]);
  expect(closedDays(clinic)).toEqual(['2027-03-05']);
  expect(openingInWords(open([]))).toBe('Ouvert du lundi au samedi');
});

test('emergencies with hours of their own stay open while the clinic is closed', () => {
  const hours = open(services);
  expect(openingInWords(hours)).toBe('Ouvert du lundi au samedi, urgences jour et nuit');
  expect(openingAtAGlance(hours)).toBe(openingInWords(hours));
  expect(closedDays(hours.clinic)).toEqual(['2027-03-01', '2027-03-05']);
  expect(hours.services.map((service) => closedDays(service.hours))).toEqual([
    ['2027-03-05'],
    ['2027-03-01', '2027-03-05'],
    ['2027-01-10', '2027-03-05'],
  ]);
});

const linesOf = (service: Parameters<typeof serviceLines>[0]) =>
  serviceLines(service).map(({ days, hours }) => days + hours);

test('the hours of a service fit a line of text, and a cell of the table', () => {
  const [emergencies, consultations, laboratory] = open(services).services;
  if (!emergencies || !consultations || !laboratory) throw new Error('There are three services');
  expect(serviceInWords(emergencies)).toBe('Urgences\u00a0: jour et nuit, 7j/7');
  expect(serviceInWords(laboratory).replaceAll('\u00a0', ' ')).toBe(
    'Laboratoire : du lundi au vendredi, de 7H à 12H, pas le samedi ni le dimanche',
  );
  expect(linesOf(emergencies)).toEqual(['24h/24']);
  expect(linesOf(consultations)).toEqual(['Lundi au samedi\u00a0: 8H-15H']);
  expect(linesOf(laboratory)).toEqual(['Lundi au vendredi\u00a0: 7H-12H', 'Dimanche\u00a0: Fermé']);
});

test('in Ramadan, the clinic and its services have other hours', () => {
  const days = { du: '2027-02-08', au: '2027-03-09', raison: 'Ramadan' };
  const { clinic, services: own } = clinicHours(
    hoursSchema.parse({
      openingHours: ['Lundi au samedi 8H-18H'],
      periodes: [{ ...days, openingHours: ['Lundi au samedi 9H-15H', 'Dimanche fermé'] }],
      'horaires-par-service': [
        {
          title: 'Laboratoire',
          kind: 'laboratoire',
          openingHours: ['Lundi au samedi 7H-12H'],
          periodes: [{ ...days, openingHours: ['Samedi au jeudi 8H-11H'] }],
        },
      ],
    }),
  );
  const hoursOn = (timetable: Timetable, day: Day) =>
    occurrencesOn(timetable, day).map(({ period }) => period && periodInWords(period));
  const before = hoursOn(clinic, '2027-02-06');
  const [during, sunday] = [hoursOn(clinic, '2027-02-13'), hoursOn(clinic, '2027-02-14')];
  expect([before, during, sunday]).toEqual([['8H-18H'], ['9H-15H'], []]);
  expect(own.map(({ hours }) => hoursOn(hours, '2027-02-14'))).toEqual([['8H-11H']]);
});
