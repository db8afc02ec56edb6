import {
  isConfirmed,
  sampleSentence,
  shownEntries,
  unconfirmedIn,
  valuesOf,
  whenConfirmed,
  type Confirmed,
} from './stated';

it('names a fact that is marked « non », however deep it is', () => {
  const sections = {
    parts: [
      { heading: 'Un', confirmed: 'oui' },
      { heading: 'Deux', confirmed: 'non' },
    ],
  };
  expect(unconfirmedIn(sections, 'about')).toEqual([{ place: 'about.parts.1', label: 'Deux' }]);
});

it('gives the facts alone to the pages', () => {
  const fields = { name: { is: 'Le Lac', confirmed: 'oui' } } as const;
  expect(valuesOf(fields)).toEqual({ name: 'Le Lac' });
});

it('tells content that is confirmed whole from content with one fact that is not', () => {
  const facts = (confirmed: Confirmed) => [{ doctors: [{ name: 'Awa', confirmed }] }, 'un texte'];
  expect(isConfirmed(facts('oui'))).toBe(true);
  expect(isConfirmed(facts('non'))).toBe(false);
});

it('says a fact only when it is confirmed', () => {
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

it('keeps out of a site for the public the entries that nobody has verified', () => {
  const entries = [
    { name: 'Awa', confirmed: 'oui' },
    { name: 'Oumou', confirmed: 'non' },
  ] as const;
  expect(shownEntries(entries, 'production')).toEqual([{ name: 'Awa', confirmed: 'oui' }]);
  expect(shownEntries(entries, undefined)).toEqual(entries);
});
