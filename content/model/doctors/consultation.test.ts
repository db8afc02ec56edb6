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
  [
    'mardi, certains samedis',
    [receiving('Mardi 9H'), receiving('Samedi 9H, une semaine sur deux, à partir du 2026-11-28')],
  ],
  [
    'certains jeudis, ou sur rendez-vous',
    [receiving('Jeudi 9H, 1er jeudi du mois'), receiving('Sur R.D.V')],
  ],
  ['jeudi', [receiving('Jeudi 9H, 1er jeudi du mois'), receiving('Jeudi 9H')]],
])('the doctors of a specialty receive: %s', (words, doctors) => {
  expect(consultationWords(doctors)).toBe(words);
});
