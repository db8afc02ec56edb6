import { clinic } from '../../facts/clinic';
import { publishedFacts } from '../../facts/home';
import { hoursSchema } from '../opening-hours/schema';
import { clinicHours } from '../opening-hours/service-hours';
import { clinicData } from './clinic';

const dosso = { area: 'Quartier Sada', city: 'Dosso', country: 'Niger', countryCode: 'NE' };

const own = {
  '@type': 'PostalAddress',
  addressLocality: 'Dosso',
  addressRegion: 'Quartier Sada',
  addressCountry: 'NE',
};

const block = { heading: 'Comment venir\u00a0?', label: 'Venir', answer: 'À pied.' };

test.each([
  [dosso, undefined, own],
  [
    { ...dosso, postOfficeBox: 'BP 12' },
    'Rue 1',
    { ...own, streetAddress: 'Rue 1', postOfficeBoxNumber: 'BP 12' },
  ],
])('the address %j in street %s has no empty field', (address, street, data) => {
  const { address: told } = clinicData({
    clinic: { ...clinic, address },
    doctors: [],
    picture: undefined,
    hours: clinicHours(hoursSchema.parse({ openingHours: ['Lundi fermé'] })),
    practical: { access: street === undefined ? block : { ...block, street } },
  });
  expect(told).toStrictEqual(data);
});

test('a service with hours of its own is a department, whose closing time is before midnight', () => {
  const openingHours = ['24h/24'];
  const { department } = clinicData({
    ...publishedFacts,
    hours: clinicHours(
      hoursSchema.parse({
        openingHours,
        'horaires-par-service': [
          { title: 'Urgences', kind: 'urgences', openingHours },
          {
            title: 'Laboratoire',
            kind: 'laboratoire',
            openingHours: ['Lundi 22H-2H'],
          },
        ],
      }),
    ),
  });
  expect(department).toMatchObject([
    {
      '@type': 'EmergencyService',
      name: `Urgences, ${clinic.name}`,
      openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
    },
    {
      '@type': 'MedicalClinic',
      name: `Laboratoire, ${clinic.name}`,
      openingHoursSpecification: [
        { dayOfWeek: ['https://schema.org/Monday'], opens: '22:00', closes: '02:00' },
      ],
    },
  ]);
});
