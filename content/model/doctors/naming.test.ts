import {
  familyNameOf,
  inFull,
  initialsOf,
  isCalled,
  nameInSentence,
  nounFor,
  withoutTitle,
} from './naming';

const people = [
  // As written, in full, in a sentence, by family name, initials.
  [{ name: 'Dr Attaher Ag Rhissa' }, 'le Dr Attaher Ag Rhissa', 'Ag Rhissa', 'AA'],
  [{ title: 'Pr', name: 'Awa Sy' }, 'le Pr Awa Sy', 'Sy', 'AS'],
  [{ name: 'Dr d’Almeida' }, 'le Dr d’Almeida', 'd’Almeida', 'D'],
  [{ name: 'M. N’Diaye' }, 'M. N’Diaye', 'N’Diaye', 'N'],
  [
    { title: 'Mme', name: 'Awa Traoré ép. Keïta' },
    'Mme Awa Traoré ép. Keïta',
    'Traoré ép. Keïta',
    'AT',
  ],
  [{ name: 'Traoré ép. Keïta' }, 'Traoré ép. Keïta', 'Traoré ép. Keïta', 'T'],
  [{ title: 'Sage-femme', name: 'Fanta Ba' }, 'la sage-femme Fanta Ba', 'Ba', 'FB'],
  [{ title: 'Infirmière', name: 'Fanta Ba' }, 'l’infirmière Fanta Ba', 'Ba', 'FB'],
  [{ title: 'Sœur', name: 'Marie Ba' }, 'Sœur Marie Ba', 'Ba', 'MB'],
  [{ name: 'Awa Traoré' }, 'Awa Traoré', 'Traoré', 'AT'],
] as const;

test.each(people)('%j: « avec %s »', (written, inSentence, familyName, initials) => {
  const person = inFull(written);
  expect(nameInSentence(person.name)).toBe(inSentence);
  expect(familyNameOf(person)).toBe(familyName);
  expect(initialsOf(person)).toBe(initials);
});

test('a title is written once, and the field `title` takes precedence', () => {
  expect(inFull({ title: 'Pr', name: 'Dr Awa Sy' })).toEqual({ title: 'Pr', name: 'Pr Awa Sy' });
  expect(inFull({ name: 'Dr Awa Sy' })).toEqual({ title: 'Dr', name: 'Dr Awa Sy' });
  expect(withoutTitle('Mme Awa Sy')).toBe('Awa Sy');
});

test.each([
  ['dr', 'DR', 'Dr.', 'DR.', 'Doc', 'Dr'],
  ['dre', 'DRE', 'Dre.', 'Dre'],
  ['docteur', 'DOCTEUR', 'Docteur'],
  ['docteure', 'Docteure'],
  ['pr', 'PR.', 'Prof.', 'Pr'],
  ['professeur', 'Professeur'],
  ['Mr', 'mr.', 'M', 'monsieur', 'M.'],
  ['madame', 'MME', 'Mme'],
  ['sage-femme', 'SAGE-FEMME', 'Sage-femme'],
])('« %s » and other forms of a title are read as what they mean', (...forms) => {
  const title = forms.at(-1) ?? '';
  for (const form of forms) {
    expect(inFull({ name: `${form} Awa Sy` }).name).toBe(`${title} Awa Sy`);
    expect(inFull({ title: form, name: 'Awa Sy' }).name).toBe(`${title} Awa Sy`);
    expect(isCalled(`${form} Awa Sy`)({ title, name: `${title} Awa Sy` })).toBe(true);
  }
  const noun = /^[DP]/u.test(title) ? 'médecin' : 'praticien';
  expect(nounFor([inFull({ name: `${forms[0]} Awa Sy` })])).toBe(noun);
});

test('a point may join a title to a name, and no name is a title', () => {
  expect(inFull({ name: 'Dr.Awa Sy' }).name).toBe('Dr Awa Sy');
  for (const name of ['M’Baye Sy', 'Doctor Sy', 'B. Sy', 'Prosper Sy', 'Mamé Sy'])
    expect(inFull({ name })).toEqual({ name });
});

test('a reference may omit the title, or have an older one', () => {
  const person = inFull({ title: 'Pr', name: 'Awa Sy' });
  expect(['Pr Awa Sy', 'Awa Sy', 'Dr Awa Sy'].every((name) => isCalled(name)(person))).toBe(true);
  expect(['Pr Awa Sissoko', '', undefined].some((name) => isCalled(name)(person))).toBe(false);
});

test('« praticien » is for people who are not all doctors', () => {
  const doctors = [{ name: 'Dr Awa Sy' }, { name: 'Pr Issa Ba' }];
  expect(nounFor(doctors)).toBe('médecin');
  expect(nounFor([...doctors, { name: 'Mme Fanta Ba' }])).toBe('praticien');
  expect(nounFor([{ name: 'Drissa Ba' }])).toBe('praticien');
});

test.each([
  ['sage-femme', 'Sage-femme'],
  ['Infirmière', 'Infirmière anesthésiste'],
])('a title, « %s », that the job « %s » repeats is left out', (title, specialty) => {
  const person = { name: 'Awa Sy', specialty };
  expect(inFull({ ...person, title })).toEqual(person);
  expect(inFull({ ...person, name: `${title} Awa Sy` })).toEqual(person);
  expect(isCalled(`${title} Awa Sy`)(person)).toBe(true);
});
