import { compileDangers, dangerFinder } from './danger';

const dangerIn = dangerFinder(
  compileDangers({
    situations: [
      { id: 'enfant', words: 'boit plus, enfant convulse, respire, étouffe' },
      { id: 'souffle', words: 'respire mal, convulse, brûle' },
      { id: 'saignement', words: 'sang, crache sang' },
      { id: 'sans-mots' },
    ],
    words: 'secours',
    english: 'chest pain',
    unclear: 'sang, brûle',
    harmless: 'prix, analyse, adresse',
  }),
);

test.each([
  ['in any order, with other words between', 'plus rien, il ne boit jamais', ['enfant']],
  ['by ear', 'konvulsion', ['souffle']],
  ['with one wrong letter in a long word', 'convilsion', ['souffle']],
  ['with a pronoun glued to it', 'il setouffe', ['enfant']],
  ['the longest entry first', 'mon enfant convulse', ['enfant', 'souffle']],
  ['beside its negation', 'il ne respire pas mal', ['souffle', 'enfant']],
  ['that is clear, beside a price', 'prix, il convulse', ['souffle']],
  ['that is unclear, alone', 'du sang', ['saignement']],
  ['that more words make clear', 'analyse, il crache du sang', ['saignement']],
  ['of no situation', 'au secours', []],
])('a danger is heard %s: « %s »', (_, sentence, situations) => {
  expect(dangerIn(sentence)).toEqual({ situations, isEnglish: false });
});

test('a danger in English is answered in English', () => {
  expect(dangerIn('I have chest pain')).toEqual({ situations: [], isEnglish: true });
});

test.each([
  ['', ''],
  ['with a part of it', 'il boit'],
  ['that is unclear, beside paper', 'résultat d’analyse de sang'],
  ['of a short word with a wrong letter', 'rang'],
  ['that is nearly another', 'adresse'],
])('no danger is heard in a sentence %s: « %s »', (_, sentence) => {
  expect(dangerIn(sentence)).toBeUndefined();
});
