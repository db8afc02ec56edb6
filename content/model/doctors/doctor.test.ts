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
  expect(['attaher-ag-rhissa', 'awa-sy', 'sy'].map(familyNameOf)).toEqual([
    'ag-rhissa',
    'sy',
    'sy',
  ]);
});
