import { frenchSpaces } from './typography';

const N = '\u00a0';

describe('frenchSpaces', () => {
  it.each([
    ['Prêt à Prendre Rendez-vous ?', `Prêt à Prendre Rendez-vous${N}?`],
    ['« bonjour »', `«${N}bonjour${N}»`],
    ['«bonjour»', `«${N}bonjour${N}»`],
    ['Horaires : 24h/24 ; oui !', `Horaires${N}: 24h/24${N}; oui${N}!`],
    ['70 % des cas', `70${N}% des cas`],
    ['à 9:30, voir https://a.ml/?b=1', 'à 9:30, voir https://a.ml/?b=1'],
    ['', ''],
  ])('« %s »', (text, expected) => {
    expect(frenchSpaces(text)).toBe(expected);
    expect(frenchSpaces(expected)).toBe(expected);
  });
});
