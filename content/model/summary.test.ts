import { urgentSummaryOf } from './summary';

describe('urgentSummaryOf', () => {
  const urgent = 'Venez tout de suite si une douleur serre la poitrine.';

  it('goes on with the first sentence while both fit', () => {
    expect(urgentSummaryOf(urgent, 'Le cœur et les vaisseaux. Puis le reste.')).toBe(
      `${urgent} Le cœur et les vaisseaux.`,
    );
  });

  it('keeps the urgent sign whole, and alone, where both do not', () => {
    expect(urgentSummaryOf(urgent, `${'mot '.repeat(40)}fin.`)).toBe(urgent);
  });
});
