import {
  shownSituations,
  shownSteps,
  signatureLine,
  situationsNamed,
  type Situation,
} from './emergency';

const unsigned = {
  id: 'brulure',
  title: 'Brûlure',
  signs: ['Elle touche le visage.'],
  steps: ['De l’eau fraîche.'],
  sources: ['ERC, 2021'],
} as const satisfies Situation;

const signed: Situation = {
  ...unsigned,
  id: 'morsure',
  signed: { by: 'Dr Issa Coulibaly', on: '2026-12-01' },
};

test('first aid is shown only once it is signed', () => {
  expect(shownSteps(unsigned)).toEqual([]);
  expect(shownSteps(signed)).toEqual(unsigned.steps);
});

test('a public site omits unsigned situations, and only a public one', () => {
  expect(shownSituations([unsigned, signed], true)).toEqual([signed]);
  expect(shownSituations([unsigned, signed], false)).toEqual([unsigned, signed]);
});

test('the signs show who signed them', () => {
  expect(signed.signed && signatureLine(signed.signed)).toBe(
    'Relu et signé par le Dr Issa Coulibaly le 1er décembre 2026.',
  );
});

test('situations keep the order in which they are named, without omitted ones', () => {
  expect(situationsNamed(['morsure', 'brulure'], [unsigned, signed])).toEqual([signed, unsigned]);
  expect(situationsNamed(['brulure', 'morsure'], [signed])).toEqual([signed]);
});
