import { fold, heard, isMistyped, wordsIn } from './words';

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

test.each([
  ['Traoré', 'trahore'],
  ['Sunu', 'sunnu'],
  ['Coulibaly', 'Coulibali'],
  ['gynécologue', 'ginecologue'],
  ['Coulibaly', 'kulibali'],
  ['Sissoko', 'Cissoko'],
  ['Chérif', 'Sherif'],
  ['quinine', 'kinine'],
])('%j sounds as %j', (text, other) => {
  expect(fold(other)).toBe(fold(text));
});

test.each([
  ['kulibaly', 'kulibaly', true],
  ['kulibaly', 'kuliibaly', true],
  ['kulbaly', 'kulibaly', true],
  ['kulivaly', 'kulibaly', true],
  ['kulibali', 'kulibalya', false],
  ['kulibal', 'kulibaly', true],
  ['kuilbaly', 'kulibaly', true],
  ['kulibayl', 'kulibaly', true],
  ['lukibaly', 'kulibaly', false],
  ['ku', 'kut', false],
  ['prix', 'prit', false],
])('whether %j is %j, mistyped: %s', (typed, word, is) => {
  expect(isMistyped(typed, word)).toBe(is);
});

test.each([
  ['évanoui', ['evanoui', 'evanouie', 'evanouit', 'evanui', 'evanouissement']],
  ['tombé', ['tombe', 'tombee', 'tombent', 'tomber', 'tombait', 'tonbé']],
  ['saigne', ['saignent', 'saigner', 'saignement', 'segne']],
  ['convulse', ['convulsions', 'konvulsion', 'convulser']],
  ['perdu', ['perd', 'perds', 'perdre', 'perdue']],
  ['accouche', ['akouchement', 'accoucher']],
  ['serpent', ['serpents', 'serpan']],
])('« %s » is heard in %j', (word, others) => {
  expect([...new Set([word, ...others].map(heard))]).toEqual([heard(word)]);
});

test.each([
  ['poison', 'poisson'],
  ['mordu', 'mort'],
  ['enceinte', 'ans'],
  ['mourir', 'mur'],
  ['langue', 'lange'],
])('« %s » is not « %s »', (one, other) => {
  expect(heard(one)).not.toBe(heard(other));
});
