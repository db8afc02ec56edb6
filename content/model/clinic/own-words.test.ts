import { hoursSchema } from '../opening-hours/schema';
import { clinicHours } from '../opening-hours/service-hours';
import { contradictionOf, type OwnFacts } from './own-words';

const open = (line: string) => clinicHours(hoursSchema.parse({ openingHours: [line] }));

const facts: OwnFacts = {
  city: 'Ségou',
  hours: open('Lundi au samedi 7H30-20H'),
  doctors: 9,
  hasDoctors: true,
  towns: ['Bamako', 'Koulikoro', 'Ségou'],
  hasChat: false,
};

it.each([
  ['La clinique est ouverte 24h/24.', '« 24h/24 » contredit « horaires.yaml »'],
  ['Venez ou appelez, jour et nuit.', '« jour et nuit » contredit'],
  ['Appelez l’accueil à toute heure.', '« a toute heure » contredit'],
  ['Nous recevons 7j/7.', '« 7j/7 » contredit'],
  ['Demandez un rendez-vous par WhatsApp.', 'n’a pas de « chatNumber »'],
])('« %s » is certain', (text, sentence) => {
  expect(contradictionOf(facts)(text)).toEqual({
    sentence: expect.stringContaining(sentence) as string,
    isCertain: true,
  });
});

it('« médecin » is doubted where nobody is one', () => {
  const text = 'Si vous ne savez pas quel médecin voir.';
  expect(contradictionOf(facts)(text)).toBeUndefined();
  expect(contradictionOf({ ...facts, hasDoctors: false })(text)).toMatchObject({
    isCertain: false,
  });
});

it.each([
  ['Plus de 22 spécialistes', '« 22 » : la clinique a 9 médecins'],
  ['Une enquête auprès de 1 500 médecins le confirme. Nos 9 médecins aussi.', '« 1 500 »'],
  ['Notre pays compte 3.000 docteurs.', '« 3.000 »'],
  ['Congrès à Ségou : 40 spécialistes attendus.', '« 40 »'],
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
    '« 9 » : la clinique a un médecin dans « medecins/ », est-ce juste ?',
  );
});

it('agrees with a clinic that has a chat', () => {
  const hasChat = { ...facts, hasChat: true };
  expect(contradictionOf(hasChat)('Demandez un rendez-vous par WhatsApp.')).toBeUndefined();
});

it('agrees with a clinic that never closes', () => {
  const always: OwnFacts = {
    ...facts,
    hours: open('24h/24'),
  };
  expect(contradictionOf(always)('La clinique est ouverte jour et nuit, 7j/7.')).toBeUndefined();
});

test('emergencies with hours of their own may be round the clock', () => {
  const always = open('24h/24');
  const against = contradictionOf({
    ...facts,
    hours: { ...facts.hours, emergencies: always.emergencies },
  });
  expect(against('Nos urgences reçoivent 24h/24, 7j/7.')).toBeUndefined();
  expect(against('La clinique est ouverte 24h/24.')?.isCertain).toBe(true);
});
