import fc from 'fast-check';
import { doctors } from '../doctors/data';
import { specialties } from '../specialties/data';
import { foldName, significantWords } from './lay-words';

describe('foldName', () => {
  it.each([
    ['Dr Rokiatou Dembélé', 'rokiatou dembele'],
    ['  docteur   ROKIATOU dembele ', 'rokiatou dembele'],
    ['Dr. Rokiatou', 'rokiatou'],
    ['dr', ''],
    ['Doct', ''],
    ['Drissa', 'drisa'],
    ['Doc', ''],
    ['Doumbia', 'doumbia'],
    ['Kouyaté-Sy', 'kouiate sy'],
    ['N’Diaye', "n'diaie"],
    ["N'Diaye", "n'diaie"],
    ['Cœur', 'coeur'],
    ['Aïssata\u00a0Ba', 'aisata ba'],
  ])('%j becomes %j', (text, folded) => {
    expect(foldName(text)).toBe(folded);
  });

  it.each([
    ['Traoré', 'trahore'],
    ['Sunu', 'sunnu'],
    ['Coulibaly', 'Coulibali'],
  ])('%j is found as it is heard: %j', (name, heard) => {
    expect(foldName(heard)).toBe(foldName(name));
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...doctors), ({ name }) => {
        expect(foldName(foldName(name))).toBe(foldName(name));
      }),
    );
  });
});

describe('significantWords', () => {
  it('is stable: its own words, asked again, are the same', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...specialties.flatMap(({ layWords }) => [...layWords])),
        (word) => {
          const once = significantWords(word);
          expect(significantWords(once.join(' '))).toEqual(once);
          expect(once).not.toEqual([]);
        },
      ),
    );
  });
});
