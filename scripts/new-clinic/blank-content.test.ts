/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readContent } from '../../content/reader/content';
import { newFolder } from '../../e2e/support/folders';
import { questions, writeBlankContent, type Facts } from './blank-content';

const lome = { nom: 'Cabinet Essai', ville: 'Lomé', telephone: '+228 22 00 00 00' };

function contentOf(facts: Facts) {
  const folder = newFolder();
  writeBlankContent(folder, facts, readFileSync('content/data/urgences.yaml', 'utf8'));
  return readContent(`${folder}/data`, `${folder}/pictures`, new Date('2026-11-26'), true);
}

test('a clinic of three facts says them, and nothing else of itself', () => {
  const { content, toVerify } = contentOf(lome);
  const { clinic, pages, emergencies, towns, prices, ...others } = content;
  expect(clinic).toMatchObject({
    name: { is: 'Cabinet Essai' },
    phones: { is: [{ number: '+22822000000' }] },
    address: { is: { city: 'Lomé', country: 'Togo', countryCode: 'TG' } },
    fuseau: { is: 'Africa/Lome' },
  });
  expect(toVerify.map(({ file }) => file)).toEqual(Array(3).fill('clinique.yaml'));
  expect(emergencies).toMatchObject({ emergency: { toSay: [] }, situations: [] });
  expect(emergencies.dangers.words).toContain('serpent');
  expect([towns, prices]).toEqual([undefined, undefined]);
  const words = JSON.stringify([others, pages]).replaceAll(/"layWords":\[[^\]]*\]/g, '');
  expect(words).not.toMatch(/médecins|WhatsApp|ouverte|jour et nuit|prix|Bamako|Fleuve/);
  const lists = Object.values(others).filter((list) => Array.isArray(list));
  expect(lists.filter(({ length }) => length > 0)).toEqual([]);
});

test('a country of several time zones has that of the city', () => {
  const { clinic } = contentOf({
    ...lome,
    ville: 'Lubumbashi',
    telephone: '+243810000001',
  }).content;
  expect(clinic.fuseau.is).toBe('Africa/Lubumbashi');
});

test.each([
  ['nom', '', 'signe : 1 au moins'],
  ['nom', 'Clinique '.repeat(7), '« nom » a 62 signes : 60 au plus'],
  ['ville', 'Lomé', undefined],
  ['telephone', '22 00 00 00', 'écrivez l’indicatif du pays'],
  ['telephone', '+228 22-00.00 00', undefined],
] as const)('the answer to « %s » may be « %s »: %s', (name, typed, said) => {
  const fault = questions[name].faultOf(typed);
  if (said === undefined) expect(fault).toBeUndefined();
  else expect(fault).toContain(said);
});
