import fc from 'fast-check';
import { doctors } from '../data/doctors';
import {
  doctorCount,
  doctorMatcher,
  filterOf,
  foldName,
  isFiltering,
  longestQuery,
  withFilter,
} from './doctor-search';

const found = (name: string, specialty = '') =>
  doctors
    .map((doctor) => ({ ...doctor, foldedName: foldName(doctor.name) }))
    .filter(doctorMatcher({ name, specialty }))
    .map((doctor) => doctor.name);

describe('foldName', () => {
  it.each([
    ['Dr Rokiatou Dembélé', 'rokiatou dembele'],
    ['  docteur   ROKIATOU dembele ', 'rokiatou dembele'],
    ['Dr. Rokiatou', 'rokiatou'],
    ['dr', ''],
    ['Doct', ''],
    ['Drissa', 'drissa'],
    ['Doc', ''],
    ['Doumbia', 'doumbia'],
    ['Kouyaté-Sy', 'kouyate sy'],
    ['N’Diaye', "n'diaye"],
    ["N'Diaye", "n'diaye"],
    ['Cœur', 'coeur'],
    ['Aïssata\u00a0Ba', 'aissata ba'],
  ])('%j becomes %j', (text, folded) => {
    expect(foldName(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...doctors), ({ name }) => {
        expect(foldName(foldName(name))).toBe(foldName(name));
      }),
    );
  });
});

describe('doctorMatcher', () => {
  it('finds every doctor by the name printed on the card, and by a part of it', () => {
    for (const { name } of doctors) {
      expect(found(name)).toContain(name);
      expect(found(name.slice(5, -1).toUpperCase())).toContain(name);
    }
  });

  it('finds names, not specialties', () => {
    expect(found('cardiologue')).toEqual([]);
  });

  it('asks for both at once', () => {
    const [{ name, specialty }] = doctors;
    expect(found(name, specialty)).toEqual([name]);
    expect(found(name, 'Cardiologue')).toEqual([]);
    expect(found('', specialty)).toContain(name);
  });

  it('finds all when nothing is asked', () => {
    expect(found('  dr ')).toHaveLength(doctors.length);
    expect(isFiltering({ name: ' Dr ', specialty: '' })).toBe(false);
    expect(isFiltering({ name: 'a', specialty: '' })).toBe(true);
  });
});

describe('doctorCount', () => {
  it('speaks French', () => {
    expect(doctorCount(0)).toBe('Aucun médecin ne correspond à votre recherche.');
    expect(doctorCount(1)).toBe('1 médecin');
    expect(doctorCount(24)).toBe('24\u00a0médecins');
    expect(doctorCount(2000)).toBe('2\u00a0000\u00a0médecins');
  });
});

describe('the address', () => {
  const titles = ['Cardiologue', 'Médecin généraliste'];

  it('gives back the filter written into it', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: longestQuery }),
        fc.constantFrom('', ...titles),
        (name, specialty) => {
          const search = withFilter('?utm_source=carte', { name, specialty });
          expect(search).toContain('utm_source=carte');
          expect(filterOf(search, titles)).toEqual({ name: name.trim(), specialty });
        },
      ),
    );
  });

  it('is bare when nothing is asked', () => {
    expect(withFilter('?q=awa&specialite=Cardiologue', { name: ' ', specialty: '' })).toBe('');
  });

  it.each([
    '?specialite=__proto__',
    '?specialite=constructor',
    '?specialite=%zz',
    '?specialite=%00',
  ])('ignores a specialty that is none of ours: %s', (search) => {
    expect(filterOf(search, titles)).toEqual({ name: '', specialty: '' });
  });

  it('cuts a name of 100 000 characters', () => {
    expect(filterOf(`?q=${'a'.repeat(100_000)}`, titles).name).toHaveLength(longestQuery);
  });
});
