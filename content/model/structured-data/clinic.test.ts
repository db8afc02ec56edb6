import { clinic } from '../../facts/clinic';
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
    specialties: [],
    doctors: [],
    hours: { rules: [], exceptions: [] },
    practical: { access: street === undefined ? block : { ...block, street } },
  });
  expect(told).toStrictEqual(data);
});
