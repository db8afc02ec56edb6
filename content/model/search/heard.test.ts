import { heard } from './heard';

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
