import { distinctSpecialties, slotLabel } from './doctor';

describe('slotLabel', () => {
  it('sets a weekday apart from its hour, without a break', () => {
    expect(slotLabel('Lundi 9H')).toBe('Lundi\u00a0·\u00a09H');
    expect(slotLabel('Samedi 14H')).toBe('Samedi\u00a0·\u00a014H');
  });

  it('leaves the other slots as they are', () => {
    expect(slotLabel('Tous les jours')).toBe('Tous les jours');
    expect(slotLabel('Sur R.D.V')).toBe('Sur R.D.V');
  });
});

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
