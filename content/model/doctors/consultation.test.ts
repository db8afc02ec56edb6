import { consultationWords } from './consultation';
import type { Doctor } from './doctor';

const receiving = (...consultation: Doctor['consultation']) => ({ consultation });

test.each([
  ['lundi et jeudi', [receiving('Jeudi 9H', 'Lundi 14H')]],
  ['lundi, mardi et jeudi', [receiving('Lundi 9H', 'Jeudi 9H'), receiving('Mardi 8H', 'Lundi 9H')]],
  ['du lundi au mercredi', [receiving('Lundi 9H', 'Mercredi 9H'), receiving('Mardi 8H')]],
  ['tous les jours', [receiving('Lundi 9H'), receiving('Tous les jours')]],
  ['samedi, ou sur rendez-vous', [receiving('Samedi 9H', 'Sur R.D.V')]],
  ['sur rendez-vous', [receiving('Sur R.D.V')]],
])('the doctors of a specialty receive: %s', (words, doctors) => {
  expect(consultationWords(doctors)).toBe(words);
});
