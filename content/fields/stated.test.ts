import {
  isConfirmed,
  sampleSentence,
  shownEntries,
  valuesOf,
  whenConfirmed,
  type Confirmed,
} from './stated';

it('returns the facts without their marks', () => {
  const fields = { name: { is: 'Le Lac', confirmed: 'oui' } } as const;
  expect(valuesOf(fields)).toEqual({ name: 'Le Lac' });
});

it('distinguishes fully confirmed content from content with one unconfirmed fact', () => {
  const facts = (confirmed: Confirmed) => [{ doctors: [{ name: 'Awa', confirmed }] }, 'un texte'];
  expect(isConfirmed(facts('oui'))).toBe(true);
  expect(isConfirmed(facts('non'))).toBe(false);
});

it('returns a fact only if it is confirmed', () => {
  expect(whenConfirmed({ is: 'dans la journée', confirmed: 'oui' })).toBe('dans la journée');
  expect(whenConfirmed({ is: 'dans la journée', confirmed: 'non' })).toBeUndefined();
});

it.each([
  [['médecins', 'prix', 'partenaires'], 'médecins, prix et partenaires sont des exemples'],
  [['prix'], 'prix à titre d’exemple'],
  [[], 'certaines informations sont des exemples'],
])('says of %j: « %s »', (examples, end) => {
  expect(sampleSentence(examples)).toBe(`Site de démonstration\u00a0: ${end}`);
});

it('omits unverified entries from a public site', () => {
  const entries = [
    { name: 'Awa', confirmed: 'oui' },
    { name: 'Oumou', confirmed: 'non' },
  ] as const;
  expect(shownEntries(entries, true)).toEqual([{ name: 'Awa', confirmed: 'oui' }]);
  expect(shownEntries(entries, false)).toEqual(entries);
});
