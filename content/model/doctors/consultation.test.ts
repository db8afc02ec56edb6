import { consultationWords } from './consultation';
import { parse } from '../calendar/parse';

const receiving = (...phrases: string[]) => ({ consultation: phrases.map(parse) });

test.each([
  ['lundi et jeudi', [receiving('Jeudi 9H', 'Lundi 14H')]],
  ['lundi, mardi et jeudi', [receiving('Lundi 9H', 'Jeudi 9H'), receiving('Mardi 8H', 'Lundi 9H')]],
  ['du lundi au mercredi', [receiving('Lundi 9H', 'Mercredi 9H'), receiving('Mardi 8H')]],
  ['tous les jours', [receiving('Lundi 9H'), receiving('Tous les jours')]],
  ['samedi, ou sur rendez-vous', [receiving('Samedi 9H', 'Sur R.D.V')]],
  ['sur rendez-vous', [receiving('Sur R.D.V')]],
  ['tous les jours sauf dimanche', [receiving('Tous les jours sauf dimanche 8H-12H')]],
  ['lundi, 1er samedi du mois', [receiving('1er samedi du mois, 9H', 'Lundi 9H')]],
  ['dernier jeudi du mois, ou sur rendez-vous', [receiving('Dernier jeudi du mois', 'Sur R.D.V')]],
])('the doctors of a specialty receive: %s', (words, doctors) => {
  expect(consultationWords(doctors)).toBe(words);
});
