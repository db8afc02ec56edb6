import { frenchSpaces, uncapitalised } from './typography';

const N = '\u00a0';

it.each([
  ['Prêt à Prendre Rendez-vous ?', `Prêt à Prendre Rendez-vous${N}?`],
  ['« bonjour »', `«${N}bonjour${N}»`],
  ['«bonjour»', `«${N}bonjour${N}»`],
  ['Horaires : 24h/24 ; oui !', `Horaires${N}: 24h/24${N}; oui${N}!`],
  ['70 % des cas', `70${N}% des cas`],
  ['à 9:30, voir https://a.ml/?b=1', 'à 9:30, voir https://a.ml/?b=1'],
  ['dès 14 (140) ou 9 (90)', `dès 14${N}(140) ou 9${N}(90)`],
  ['plus de 3 semaines, 24h/24 et 7j/7', `plus de 3${N}semaines, 24h/24 et 7j/7`],
  [`le +223${N}00${N}01 si, en 2013 sur`, `le +223${N}00${N}01 si, en 2013 sur`],
  ['', ''],
])('frenchSpaces « %s »', (text, expected) => {
  expect(frenchSpaces(text)).toBe(expected);
  expect(frenchSpaces(expected)).toBe(expected);
});

it.each([
  ['Cardiologue', 'cardiologue'],
  ['ORL', 'ORL'],
  ['Médecin ORL', 'médecin ORL'],
])('uncapitalised « %s »', (text, expected) => {
  expect(uncapitalised(text)).toBe(expected);
});
