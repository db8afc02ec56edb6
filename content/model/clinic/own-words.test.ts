import { parse } from '../calendar/parse';
import { contradictionOf, type OwnFacts } from './own-words';

const facts: OwnFacts = {
  city: 'Ségou',
  hours: [parse('Lundi au samedi 7H30-20H')],
  doctors: 9,
  towns: ['Bamako', 'Koulikoro', 'Ségou'],
};

it.each([
  ['La clinique est ouverte 24h/24.', '« 24h/24 » contredit « horaires.yaml »'],
  ['Venez ou appelez, jour et nuit.', '« jour et nuit » contredit'],
  ['Appelez l’accueil à toute heure.', '« a toute heure » contredit'],
  ['Nous recevons 7j/7.', '« 7j/7 » contredit'],
  ['Plus de 22 spécialistes', '« 22 » : la clinique a 9 médecins'],
])('« %s » is certain', (text, sentence) => {
  expect(contradictionOf(facts)(text)).toEqual({
    sentence: expect.stringContaining(sentence) as string,
    isCertain: true,
  });
});

it.each([
  ['Pompiers : 18, jour et nuit', '« jour et nuit » contredit'],
  ['La nuit, sonnez : il y a toujours quelqu’un.', 'est-ce vrai la nuit'],
  ['Au nord de Bamako', '« Bamako » n’est pas la ville de la clinique, « Ségou »'],
])('« %s » may be true', (text, sentence) => {
  expect(contradictionOf(facts)(text)).toEqual({
    sentence: expect.stringContaining(sentence) as string,
    isCertain: false,
  });
});

it.each([
  'Ouverte du lundi au samedi.',
  'Nos 9 médecins',
  'À Ségou, route de Koulikoro',
  'Un bébé dort 18 h par jour.',
])('« %s » agrees', (text) => {
  expect(contradictionOf(facts)(text)).toBeUndefined();
});

it('writes one doctor in the French singular', () => {
  expect(contradictionOf({ ...facts, doctors: 1 })('Nos 9 médecins')?.sentence).toBe(
    '« 9 » : la clinique a un médecin dans « medecins/ »',
  );
});

it('agrees with a clinic that never closes', () => {
  const always: OwnFacts = {
    ...facts,
    hours: [parse('Tous les jours 0H-24H')],
  };
  expect(contradictionOf(always)('La clinique est ouverte jour et nuit, 7j/7.')).toBeUndefined();
});
