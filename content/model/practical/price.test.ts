import { priceAnchor, priceLabel, priceRange } from './price';
import type { Price } from './schema';

describe('a price', () => {
  it('is grouped by three, and does not break', () => {
    expect([500, 7500, 15_000, 1_250_000].map((from) => priceLabel({ from }))).toEqual([
      '500\u00a0FCFA',
      '7\u00a0500\u00a0FCFA',
      '15\u00a0000\u00a0FCFA',
      '1\u00a0250\u00a0000\u00a0FCFA',
    ]);
  });

  it.each([
    ['XAF', '15\u00a0000\u00a0FCFA'],
    ['GNF', '15\u00a0000\u00a0GNF'],
    ['EUR', '15\u00a0000\u00a0€'],
  ])('in %s is written the French way', (currency, said) => {
    expect(priceLabel({ from: 15_000, currency })).toBe(said);
  });

  it('may be free, or given only on request', () => {
    expect(priceLabel({ from: 'gratuit' })).toBe('gratuit');
    expect(priceLabel({ from: 'sur devis' })).toBe('sur\u00a0devis');
  });

  it('shows the lowest and the highest amount', () => {
    expect(priceLabel({ from: 15_000 })).toBe('15\u00a0000\u00a0FCFA');
    expect(priceLabel({ from: 15_000, to: 20_000 })).toBe(
      '15\u00a0000 à\u00a020\u00a0000\u00a0FCFA',
    );
  });
});

it('the range of a table covers all its rows', () => {
  const rows = [
    { what: 'a', from: 15_000, to: 25_000 },
    { what: 'b', from: 7500 },
    { what: 'c', from: 20_000 },
  ] as const;
  expect(priceRange({ heading: 'Consultations', rows })).toEqual({ from: 7500, to: 25_000 });
  expect(priceRange({ heading: 'Consultations', rows: [rows[1]] })).toEqual({ from: 7500 });
});

it('the range of a table counts « gratuit » as zero, and omits « sur devis »', () => {
  const free = { what: 'a', from: 'gratuit' } as const;
  const asked = { what: 'b', from: 'sur devis' } as const;
  const paid = { what: 'c', from: 500 };
  const rangeOf = (...rows: [Price, ...Price[]]) => priceRange({ heading: 'Actes', rows });
  expect(rangeOf(free, asked, paid)).toEqual({ from: 0, to: 500 });
  expect(rangeOf(free, asked)).toEqual({ from: 'gratuit' });
  expect(rangeOf(asked)).toBeUndefined();
});

it('has an address that can be read aloud', () => {
  expect(priceAnchor('Examens courants', { what: 'ECG (tracé du cœur)' })).toBe(
    'prix-examens-courants-ecg-trace-du-coeur',
  );
});
