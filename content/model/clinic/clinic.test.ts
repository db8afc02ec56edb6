import { postalAddress, whereToWrite } from './clinic';

const dosso = { area: 'Quartier Sada', city: 'Dosso', country: 'Niger', countryCode: 'NE' };

it.each([
  [{ ...dosso, postOfficeBox: 'BP 12' }, 'BP 12, Quartier Sada, Dosso, Niger'],
  [dosso, 'Quartier Sada, Dosso, Niger'],
  [{ ...dosso, area: 'Dosso Nord', postOfficeBox: 'BP 12' }, 'BP 12, Dosso Nord, Niger'],
  [{ ...dosso, area: 'Dosso Nord' }, 'Dosso Nord, Niger'],
])('%j', (address, words) => {
  expect(postalAddress(address)).toBe(words);
});

it.each([
  [{ email: 'a@b.ne' }, 'BP 12', 'Écrivez à a@b.ne ou à notre boîte postale'],
  [{ email: 'a@b.ne' }, undefined, 'Écrivez à a@b.ne'],
  [{}, 'BP 12', 'Écrivez à notre boîte postale'],
  [{}, undefined, 'Appelez le +227\u00a020\u00a000\u00a001\u00a001'],
])('whereToWrite: %j, %s', (facts, postOfficeBox, words) => {
  const address = postOfficeBox === undefined ? dosso : { ...dosso, postOfficeBox };
  expect(whereToWrite({ ...facts, address, phones: [{ number: '+22720000101' }] })).toBe(words);
});
