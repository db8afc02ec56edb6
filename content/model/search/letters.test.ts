import { wordsIn } from './letters';

test.each<[typed: string, words: string[]]>([
  ['convulsions…', ['convulsions']],
  ['“Convulsions”, «\u00a0fièvre\u00a0»\u00a0!', ['convulsions', 'fievre']],
  ['bébé🤒👩🏾‍⚕️malade', ['bebe', 'malade']],
  ['\u202aMaïga\u202c\u200e', ['maiga']],
  ['con\u00advul\u200bsions', ['convulsions']],
  ['24h/24', ['24h', '24']],
  ['R.D.V', ['rdv']],
  ['o.r.l.', ['orl']],
  ['D.Fofana', ['d', 'fofana']],
  ['N’Diaye, N´Diaye, N‘Diaye', ['n', 'diaye', 'n', 'diaye', 'n', 'diaye']],
  ['Lætitia Œuvrard Søren Łukasz', ['laetitia', 'oeuvrard', 'soren', 'lukasz']],
  ['Sɔgɔlɔn Ɛlɛn ɲin Ŋala Ɓuubakar', ['sogolon', 'elen', 'nyin', 'ngala', 'buubakar']],
  ['𝗱𝗲𝗻𝘁', ['dent']],
  ['…', []],
])('the words in « %s » are %j', (typed, words) => {
  expect(wordsIn(typed)).toEqual(words);
});
