import fc from 'fast-check';
import ICAL from 'ical.js';
import { clinic as clinicData } from '../../facts/clinic';
import type { Clinic } from './clinic';
import { clinicCard } from './vcard';
import { hoursSchema } from '../opening-hours/schema';
import { clinicHours } from '../opening-hours/service-hours';

const street = 'Rue 224, porte 1250';
const clinic = {
  ...clinicData,
  street,
  phones: [
    { number: '+22300000001', shown: '+22300000001', takesSms: false, role: 'urgences' },
    { number: '+22300000002', shown: '+22300000002', takesSms: false, role: 'standard' },
    { number: '+22300000004', shown: '+22300000004', takesSms: false },
  ],
  geo: { latitude: 12.68, longitude: -7.98 },
} as const satisfies Clinic;
const open = (line: string) => clinicHours(hoursSchema.parse({ openingHours: [line] }));
const hours = open('24h/24');
const octetsOf = (line: string) => Buffer.byteLength(line, 'utf8');

/** Parses a card. `text` also unescapes `\;` (RFC 2426), which the parser leaves as it is. */
function read(file: string) {
  const card = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return {
    card,
    first: (name: string) => card.getFirstPropertyValue(name),
    all: (name: string) => card.getAllProperties(name),
    text: (name: string) =>
      lines
        .find((line) => line.startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)),
  };
}

const card = read(clinicCard(clinic, hours));

it('is a card of the version that old phones read', () => {
  expect(card.card.name).toBe('vcard');
  expect(card.first('version')).toBe('3.0');
  expect(card.first('fn')).toBe(clinic.name);
  expect(card.first('n')).toEqual([clinic.name, '', '', '', '']);
});

it('has all telephones with their roles, and prefers the main one', () => {
  const numbers = card.all('tel');
  expect(numbers.map((number) => number.getFirstValue())).toEqual(
    clinic.phones.map(({ number }) => number),
  );
  expect(numbers.map((number) => String(number.getParameter('type')))).toEqual([
    'WORK,VOICE',
    'WORK,VOICE,PREF',
    'WORK,VOICE',
  ]);
  expect(clinicCard(clinic, hours)).toMatch(
    /item1\.TEL;TYPE=WORK,VOICE:\+22300000001\r\nitem1\.X-ABLabel:Urgences\r\n/,
  );
});

it('says where the clinic is, and how to write to it', () => {
  const { address, geo } = clinic;
  expect(card.first('adr')).toEqual([
    address.postOfficeBox ?? '',
    '',
    street,
    address.city,
    address.area,
    '',
    address.country,
  ]);
  expect(clinicCard(clinic, hours)).toContain(`\r\nGEO:${geo.latitude};${geo.longitude}\r\n`);
  expect(card.first('email')).toBe(clinic.email);
  expect(card.first('url')).toMatch(/^https:\/\/.+\/$/);
});

it('has no line for an e-mail or a position that the clinic lacks', () => {
  const { email, geo, ...without } = clinic;
  expect(clinicCard(without, hours)).not.toMatch(/EMAIL|GEO|undefined/);
  expect([email, geo]).not.toContain(undefined);
});

it('leaves the fields of a missing box and street empty', () => {
  const address = { area: 'Quartier Sada', city: 'Dosso', country: 'Niger', countryCode: 'NE' };
  const { first } = read(clinicCard({ ...clinic, address, street: undefined }, hours));
  expect(first('adr')).toEqual(['', '', '', 'Dosso', 'Quartier Sada', '', 'Niger']);
});

it('contains the opening hours, closed days included', () => {
  expect(card.text('NOTE')).toContain('Horaires\u00a0: jour et nuit, 7j/7.');
  const note = read(clinicCard(clinic, open('Lundi au samedi 8H30-17H')))
    .text('NOTE')
    ?.replaceAll('\u00a0', ' ');
  expect(note).toMatch(/du lundi au samedi, de 8H30 à 17H, pas le dimanche\.$/);
});

it('preserves any text, in lines of at most 75 octets that end with CRLF', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(words, words, (name, tagline) => {
      const file = clinicCard({ ...clinic, name, tagline }, hours);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of file.split('\r\n')) expect(octetsOf(line)).toBeLessThanOrEqual(75);
      const { text } = read(file);
      expect(text('FN')).toBe(name);
      expect(text('NOTE')?.startsWith(`${tagline}\n`)).toBe(true);
    }),
  );
});

it('no text can add a line', () => {
  const sly = 'x\r\nTEL:+1\u0000;\\,';
  const { all, text } = read(clinicCard({ ...clinic, name: sly }, hours));
  expect(all('tel')).toHaveLength(clinic.phones.length);
  expect(text('FN')).toBe('x\nTEL:+1;\\,');
});
