import { serviceQueries } from '../../../e2e/support/hostile-input';
import { routes } from '../clinic/routes';
import { chosenSpecialty } from './specialty-choice';

const ids = ['Cardiologie', 'ORL', 'Pediatrie'];

const strangers = [
  '',
  '?id=Astrologie',
  '?id=%',
  '?id=Cardiologie&id=ORL',
  `?id=${'A'.repeat(100_000)}`,
  `?${'id=ORL&'.repeat(10_000)}`,
  ...serviceQueries,
];

describe('chosenSpecialty', () => {
  it('finds each specialty by the address that its link gives', () => {
    for (const id of ids) {
      const { search } = new URL(routes.service(id), 'https://exemple.test');
      expect(chosenSpecialty(search, ids)).toBe(id);
    }
  });

  it('finds one before final punctuation', () => {
    for (const sign of [',', '.', ' !', '%2C', ').', '%C2%A0%C2%BB'])
      expect(chosenSpecialty(`?id=ORL${sign}`, ids)).toBe('ORL');
  });

  it('is not disturbed by other parameters', () => {
    expect(chosenSpecialty('?utm_source=carte&id=ORL', ids)).toBe('ORL');
  });

  it.each(strangers.map((search) => [search.slice(0, 60), search]))('ignores %s', (_, search) => {
    expect(chosenSpecialty(search, ids)).toBeNull();
  });
});
