import fc from 'fast-check';
import { specialties } from '../../facts/specialties';
import { foldName, significantWords } from './telling-words';

describe('foldName', () => {
  it.each([
    ['Dr Rokiatou Dembélé', 'rokiatu dembele'],
    ['  docteur   ROKIATOU dembele ', 'rokiatu dembele'],
    ['Dr. Rokiatou', 'rokiatu'],
    ['dr', ''],
    ['Doct', ''],
    ['Drissa', 'drisa'],
    ['Doc', ''],
    ['Pr Tounkara', 'tunkara'],
    ['Mme le Pr Tounkara', 'le pr tunkara'],
    ['Docteure', ''],
    ['Prosper', 'prosper'],
    ['Doumbia', 'dumbia'],
    ['Kouyaté-Sy', 'kuiate sy'],
    ['N’Diaye', 'n diaie'],
    ["N'Diaye", 'n diaie'],
    ['Cœur', 'koeur'],
    ['Aïssata\u00a0Ba', 'aisata ba'],
  ])('%j becomes %j', (text, folded) => {
    expect(foldName(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(foldName(foldName(name))).toBe(foldName(name));
      }),
    );
  });
});

it('significantWords is stable: its own words, asked again, are the same', () => {
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
