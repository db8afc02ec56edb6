import { clinic } from '../clinic/data';
import { doctors } from '../doctors/data';
import { doctorInFull } from './doctor';

const [someone] = doctors;
if (!someone) throw new Error('There is no doctor');

test('a doctor’s page says the languages by their codes, and the days and hours of the consultation', () => {
  const doctor = {
    ...someone,
    languages: ['français', 'bambara', 'latin'],
    consultation: ['Lundi 9H', 'Samedi 14H'],
  } as const;
  expect(doctorInFull(doctor, clinic)).toMatchObject({
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

test.each([{ consultation: ['Tous les jours'] }, { consultation: ['Sur R.D.V'] }] as const)(
  'no hours are said for $consultation',
  (days) => {
    expect(doctorInFull({ ...someone, ...days }, clinic)).not.toHaveProperty('workLocation');
  },
);
