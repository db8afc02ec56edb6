import { distinctSpecialties } from './doctor';

describe('distinctSpecialties', () => {
  it('names each title once, in French order', () => {
    const titles = ['Urologue', 'Échographiste', 'Cardiologue', 'Urologue', 'Gynécologue'];
    expect(distinctSpecialties(titles.map((specialty) => ({ specialty })))).toEqual([
      'Cardiologue',
      'Échographiste',
      'Gynécologue',
      'Urologue',
    ]);
  });
});
