import { insurers } from '../../facts/insurers';
import { nameInUse } from './insurer';
import { insurersInWords, insurersNamed } from './insurer-search';

const named = (name: string, others = '') => ({ name, allNames: `${name};${others}` });

const accepted = [
  named('Sabu Nyuman Assurance'),
  named('SUNU Assurance'),
  named('EDM', 'Énergie du Mali'),
  named('GRAS SOVOYE', 'Gras Savoye'),
  named('Les Assurances Bleues'),
  named('ATLANTIQUE ASSURANCES'),
  named('CANAM (AMO, INPS)', 'Assurance maladie obligatoire'),
  named('NSIA'),
  named('MSF BELGIQUE', 'Médecins sans frontières'),
  named('MSF FRANCE', 'Médecins sans frontières'),
  named('TAKAFUL'),
];

const said = (typed: string) => {
  const { found, isSure } = insurersNamed(typed, accepted);
  return insurersInWords(found, isSure);
};

test.each([
  ['nsia mali', 'NSIA'],
  ['NSIA Assurances Mali', 'NSIA'],
  ['“nsia”…', 'NSIA'],
  ['gras savoye', 'GRAS SOVOYE'],
  ['EDM-SA', 'EDM'],
  ['énergie du mali', 'EDM'],
  ['sunu vie', 'SUNU Assurance'],
  ['sunnu', 'SUNU Assurance'],
  ['amo/inps', 'CANAM (AMO, INPS)'],
  ['ma carte AMO', 'CANAM (AMO, INPS)'],
  ['atlantic', 'ATLANTIQUE ASSURANCES'],
  ['takafoul', 'TAKAFUL'],
  ['sabunyuman', 'Sabu Nyuman Assurance'],
  ['assurance bleue', 'Les Assurances Bleues'],
  ['msf belgique', 'MSF BELGIQUE'],
])('« %s » is %s', (typed, name) => {
  expect(said(typed)).toBe(`Oui, acceptée\u00a0: ${name}`);
});

test.each([
  ['msf', '2\u00a0assurances acceptées'],
  ['mutuelle', '11\u00a0assurances acceptées'],
  ['', '11\u00a0assurances acceptées'],
  ['amo, nsia, inps', '2\u00a0assurances acceptées'],
  ['nsia sunu', '2\u00a0assurances acceptées'],
  ['médecins sans frontières', '2\u00a0assurances acceptées'],
  ['s', '5\u00a0assurances possibles'],
  ['ns', 'Voulez-vous dire\u00a0: NSIA\u00a0?'],
  ['NSIA Banque', 'Voulez-vous dire\u00a0: NSIA\u00a0?'],
  ['MSF Suisse', 'Voulez-vous dire\u00a0: MSF BELGIQUE, MSF FRANCE\u00a0?'],
  ['Atlas Mali', 'Voulez-vous dire\u00a0: ATLANTIQUE ASSURANCES\u00a0?'],
  ['Croix Bleue', 'Voulez-vous dire\u00a0: Les Assurances Bleues\u00a0?'],
  ['Sun Life', 'Voulez-vous dire\u00a0: SUNU Assurance\u00a0?'],
  ['energie solaire', 'Voulez-vous dire\u00a0: EDM\u00a0?'],
  ['nsiba', 'Voulez-vous dire\u00a0: NSIA\u00a0?'],
  ['cnam', 'Voulez-vous dire\u00a0: CANAM (AMO, INPS)\u00a0?'],
])('« %s »: %s', (typed, words) => {
  expect(said(typed)).toBe(words);
});

test.each([
  'xyz',
  'MMA',
  'bdm',
  'axa',
  'axa assurance mali',
  'allianz',
  'Allianz France',
  'AXA Belgique',
  'Mutuelle de France',
])('« %s » is not accepted', (typed) => {
  expect(said(typed)).toMatch(/^Pas trouvée/);
});

test('each insurer is found by its name, and by each other name', () => {
  const all = insurers.map((insurer) =>
    named(nameInUse(insurer), insurer.otherNames?.join(';') ?? ''),
  );
  for (const insurer of insurers)
    for (const typed of [insurer.nom, nameInUse(insurer), ...(insurer.otherNames ?? [])])
      expect([typed, insurersNamed(typed, all).found.map(({ name }) => name)]).toEqual([
        typed,
        expect.arrayContaining([nameInUse(insurer)]),
      ]);
});
