import { clinic } from '../../facts/clinic';
import { content } from '../../reader/content';
import { doctors } from '../../facts/doctors';
import { clinicHours } from '../opening-hours/service-hours';
import type { Closure } from '../opening-hours/closure';
import { publishedFacts } from '../../facts/home';
import { clinicData } from './clinic';
import { parse, parseHours } from '../calendar/parse';
import { timetableOf } from '../doctors/timetable';
import { doctorInFull } from './doctor';

const [someone] = doctors;
if (!someone) throw new Error('There is no doctor');

test('a doctor’s page says the languages by their codes, and the days and hours of the consultation', () => {
  const doctor = {
    ...someone,
    languages: ['français', 'bambara', 'latin'],
    consultation: [parse('Lundi 9H'), parse('Samedi 14H-24H')],
  } as const;
  expect(doctorInFull(doctor, clinic)).toMatchObject({
    '@type': 'Person',
    worksFor: { '@id': expect.stringMatching(/#clinique$/) as string },
    knowsLanguage: ['fr', 'bm', { '@type': 'Language', name: 'latin' }],
    workLocation: {
      '@type': 'Place',
      openingHoursSpecification: [
        { dayOfWeek: ['https://schema.org/Monday'], opens: '09:00' },
        { dayOfWeek: ['https://schema.org/Saturday'], opens: '14:00', closes: '23:59' },
      ],
    },
  });
});

test('days without consultations are closed, except for doctors who still consult', () => {
  const doctor = { ...someone, consultation: [parse('Lundi 9H')] } as const;
  const during = (one: Closure) =>
    doctorInFull({ ...doctor, timetable: timetableOf(doctor, [one]) }, clinic);
  const closure: Closure = {
    du: '2026-12-14',
    au: '2026-12-15',
    raison: 'Maouloud',
    urgences: 'oui',
    sauf: [],
  };
  const special = [
    { opens: '00:00', closes: '00:00', validFrom: closure.du, validThrough: closure.au },
  ];
  expect(during(closure)).toMatchObject({
    workLocation: { specialOpeningHoursSpecification: special },
  });
  const { workLocation } = during({ ...closure, sauf: [someone.name] });
  expect(workLocation).not.toHaveProperty('specialOpeningHoursSpecification');
  const facts = (urgences: Closure['urgences']) =>
    clinicData({
      ...publishedFacts,
      hours: clinicHours({
        ...content.hours,
        'jours-sans-consultation': [{ ...closure, urgences }],
      }),
    });
  expect(facts('non')).toMatchObject({ specialOpeningHoursSpecification: special });
  // The emergencies stay open, so the clinic does.
  expect(facts('oui')).not.toHaveProperty('specialOpeningHoursSpecification');
});

test('added days and temporary hours are dated, and days of absence are closed', () => {
  const doctor = {
    ...someone,
    consultation: [parse('Lundi 9H'), parse('Jeudi 15H')],
    absences: [{ du: '2027-03-20', au: '2027-03-27' }],
    'jours-en-plus': [
      { jour: '2027-02-07', heures: parseHours('9H-12H et 22H-24H') },
      { jour: '2027-03-21', heures: parseHours('9H') },
    ],
    periodes: [
      {
        du: '2027-02-08',
        au: '2027-03-09',
        raison: 'Ramadan',
        consultation: [parse('Lundi 11H-14H'), parse('Mardi 11H')],
      },
    ],
  } as const;
  const timetable = timetableOf(doctor, []);
  const on = (from: string, to: string) => ({ validFrom: from, validThrough: to });
  const dayOfWeek = (name: string) => ({ dayOfWeek: [`https://schema.org/${name}`] });
  const sunday = on('2027-02-07', '2027-02-07');
  const ramadan = on('2027-02-08', '2027-03-09');
  const { workLocation } = doctorInFull({ ...doctor, timetable }, clinic);
  const { specialOpeningHoursSpecification: special } = workLocation as {
    specialOpeningHoursSpecification: readonly object[];
  };
  expect(special).toEqual(
    [
      { opens: '00:00', closes: '00:00', ...on('2027-03-20', '2027-03-27') },
      { opens: '09:00', closes: '12:00', ...sunday },
      { opens: '22:00', closes: '23:59', ...sunday },
      { opens: '11:00', closes: '14:00', ...dayOfWeek('Monday'), ...ramadan },
      { opens: '11:00', ...dayOfWeek('Tuesday'), ...ramadan },
      { opens: '00:00', closes: '00:00', ...dayOfWeek('Thursday'), ...ramadan },
    ].map((hours) => ({ '@type': 'OpeningHoursSpecification', ...hours })),
  );
});

test.each([
  'Tous les jours',
  'Sur R.D.V',
  '1er samedi du mois, 9H',
  'Samedi 9H, une semaine sur deux, à partir du 2026-11-28',
])('no hours are said for « %s »', (phrase) => {
  const doctor = { ...someone, consultation: [parse(phrase)] as const };
  expect(doctorInFull(doctor, clinic)).not.toHaveProperty('workLocation');
});
