import { distinctSpecialties, familyNameOf } from './doctor';

it('distinctSpecialties names each title once, in French order', () => {
  const titles = ['Urologue', 'Échographiste', 'Cardiologue', 'Urologue', 'Gynécologue'];
  expect(distinctSpecialties(titles.map((specialty) => ({ specialty })))).toEqual([
    'Cardiologue',
    'Échographiste',
    'Gynécologue',
    'Urologue',
  ]);
});

it('familyNameOf leaves the first name out', () => {
  expect(['Dr Attaher Ag Rhissa', 'Dr Awa Sy', 'Dr Sy'].map(familyNameOf)).toEqual([
    'Ag Rhissa',
    'Sy',
    'Sy',
  ]);
});
