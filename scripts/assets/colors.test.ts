import { weakPairs } from './colors';

const accent = '#b4562d';

test('a main colour that is too light is named in French, with what is written on it', () => {
  const lines = weakPairs({ main: '#9fd3d0', accent });
  expect(lines).toContain(
    'colors, main\u00a0: le texte du bouton sur la couleur principale\u00a0: contraste 1,6, il faut 4,5\u00a0: choisissez une couleur plus foncée pour «\u00a0main\u00a0»',
  );
  expect(lines.filter((line) => !line.startsWith('colors, main'))).toEqual([]);
});

test('a bad accent colour is named too', () => {
  const [line] = weakPairs({ main: '#17706f', accent: '#e08a5b' });
  expect(line).toMatch(
    /^colors, accent\u00a0: le texte du bouton urgent sur la couleur des urgences/,
  );
});

test.each(['#7a1f5c', '#1b4fa0', '#555555', '#000000'])('%s is accepted', (main) => {
  expect(weakPairs({ main, accent })).toEqual([]);
});
