import { postalAddress } from './clinic';

const dosso = { area: 'Quartier Sada', city: 'Dosso', country: 'Niger', countryCode: 'NE' };

it.each([
  [{ ...dosso, postOfficeBox: 'BP 12' }, 'BP 12, Quartier Sada, Dosso, Niger'],
  [dosso, 'Quartier Sada, Dosso, Niger'],
  [{ ...dosso, area: 'Dosso Nord', postOfficeBox: 'BP 12' }, 'BP 12, Dosso Nord, Niger'],
  [{ ...dosso, area: 'Dosso Nord' }, 'Dosso Nord, Niger'],
])('%j', (address, words) => {
  expect(postalAddress(address)).toBe(words);
});
