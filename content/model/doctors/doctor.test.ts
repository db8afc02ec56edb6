import { distinctSpecialties } from './doctor';

it('distinctSpecialties names each title once, in French order', () => {
  const titles = ['Urologue', 'Échographiste', 'Cardiologue', 'Urologue', 'Gynécologue'];
  expect(distinctSpecialties(titles.map((specialty) => ({ specialty })))).toEqual([
    'Cardiologue',
    'Échographiste',
    'Gynécologue',
    'Urologue',
  ]);
});
