import fc from 'fast-check';
import { serviceQueries } from '../../../e2e/support/hostile-input';
import { routes } from '../clinic/routes';
import { chosenSpecialty } from './specialty-choice';

const ids = ['Cardiologie', 'ORL', 'Pediatrie'];

const strangers = [
  '',
  '?',
  '?id',
  '?id=',
  '?id=Astrologie',
  '?id=cardiologie',
  '?id=Cardiologie%20',
  '?ID=Cardiologie',
  '?id=__proto__',
  '?id=constructor',
  '?id=toString',
  '?id=%00',
  '?id=%zz',
  '?id=%',
  '?id=Cardiologie%00',
  '?id="><img src=x onerror=alert(1)>',
  '?id=Cardiologie&id=ORL',
  '?id=ORL&id=ORL',
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

  it('is not disturbed by other parameters', () => {
    expect(chosenSpecialty('?utm_source=carte&id=ORL', ids)).toBe('ORL');
  });

  it.each(strangers.map((search) => [search.slice(0, 60), search]))('ignores %s', (_, search) => {
    expect(chosenSpecialty(search, ids)).toBeNull();
  });

  it('returns one of ours or nothing, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        const chosen = chosenSpecialty(query, ids);
        expect(chosen === null || ids.includes(chosen)).toBe(true);
      }),
    );
  });
});
