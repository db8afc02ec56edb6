import { clinic } from '../clinic/data';
import { doctors } from '../doctors/data';
import type { Closure } from '../opening-hours/closure';
import { publishedFacts } from '../pages/home-data';
import { clinicData } from './clinic';
import { doctorInFull } from './doctor';

const [someone] = doctors;
if (!someone) throw new Error('There is no doctor');

test('a doctor’s page says the languages by their codes, and the days and hours of the consultation', () => {
  const doctor = {
    ...someone,
    languages: ['français', 'bambara', 'latin'],
    consultation: ['Lundi 9H', 'Samedi 14H'],
  } as const;
  expect(doctorInFull(doctor, clinic, [])).toMatchObject({
    '@type': 'Person',
    worksFor: { '@id': expect.stringMatching(/#clinique$/) as string },
    knowsLanguage: ['fr', 'bm', { '@type': 'Language', name: 'latin' }],
    workLocation: {
      '@type': 'Place',
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Monday', opens: '09:00' },
        { dayOfWeek: 'https://schema.org/Saturday', opens: '14:00' },
      ],
    },
  });
});

test('days without consultations are closed, but for who consults all the same', () => {
  const doctor = { ...someone, consultation: ['Lundi 9H'] } as const;
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
  expect(doctorInFull(doctor, clinic, [closure])).toMatchObject({
    workLocation: { specialOpeningHoursSpecification: special },
  });
  const { workLocation } = doctorInFull(doctor, clinic, [{ ...closure, sauf: [someone.name] }]);
  expect(workLocation).not.toHaveProperty('specialOpeningHoursSpecification');
  const facts = (urgences: Closure['urgences']) =>
    clinicData({ ...publishedFacts, closures: [{ ...closure, urgences }] });
  expect(facts('non')).toMatchObject({ specialOpeningHoursSpecification: special });
  // The emergencies stay open, so the clinic does.
  expect(facts('oui')).not.toHaveProperty('specialOpeningHoursSpecification');
});

const everyOtherWeek = 'Samedi 9H, une semaine sur deux, à partir du 2026-11-28';

test.each([
  { consultation: ['Tous les jours'] },
  { consultation: ['Sur R.D.V'] },
  { consultation: [everyOtherWeek] },
] as const)('no hours are said for $consultation', (days) => {
  expect(doctorInFull({ ...someone, ...days }, clinic, [])).not.toHaveProperty('workLocation');
});
