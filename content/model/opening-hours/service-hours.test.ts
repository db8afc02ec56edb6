import { hoursSchema } from './schema';
import {
  clinicHours,
  openingAtAGlance,
  openingInWords,
  serviceInWords,
  serviceLines,
} from './service-hours';

const row = (from: string, to: string, hours: string) => ({ from, to, hours });

const services = [
  {
    title: 'Urgences',
    kind: 'urgences',
    openingHours: [row('Lundi', 'Dimanche', '24h/24')],
  },
  {
    title: 'Consultations',
    kind: 'consultations',
    openingHours: [row('Lundi', 'Samedi', '08:00 - 15:00')],
  },
  {
    title: 'Laboratoire',
    kind: 'laboratoire',
    'jours-fermes': [{ du: '2027-01-10', au: '2027-01-10', raison: 'Travaux' }],
    openingHours: [row('Lundi', 'Vendredi', '07:00 - 12:00'), row('Dimanche', 'Dimanche', 'Fermé')],
  },
];

const closures = [
  { du: '2027-03-01', au: '2027-03-01', raison: 'Tabaski', urgences: 'oui' },
  { du: '2027-03-05', au: '2027-03-05', raison: 'Travaux', urgences: 'non' },
];

const open = (own: readonly unknown[]) =>
  clinicHours(
    hoursSchema.parse({
      openingHours: [row('Lundi', 'Samedi', '08:00 - 18:00')],
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
    'Laboratoire : du lundi au vendredi, de 7 h à 12 h, pas le samedi ni le dimanche',
  );
  expect(linesOf(emergencies)).toEqual(['24h/24']);
  expect(linesOf(consultations)).toEqual(['Lundi au samedi\u00a0: 8\u00a0h – 15\u00a0h']);
  expect(linesOf(laboratory)).toEqual([
    'Lundi au vendredi\u00a0: 7\u00a0h – 12\u00a0h',
    'Dimanche\u00a0: Fermé',
  ]);
});
