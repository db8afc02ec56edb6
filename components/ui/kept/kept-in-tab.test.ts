import { keptInTab } from './kept-in-tab';

const blank = { name: '', whom: '' };
const choices = { whom: ['moi', 'enfant'] };

function readBack(stored: string) {
  sessionStorage.setItem('essai', stored);
  return keptInTab('essai', blank, choices).read();
}

test('a kept text is restored', () => {
  keptInTab('essai', blank, choices).keep({ name: 'Awa', whom: 'enfant' });
  expect(keptInTab('essai', blank, choices).read()).toEqual({ name: 'Awa', whom: 'enfant' });
});

test('a field with fixed values accepts no others', () => {
  for (const whom of ['toString', '__proto__', 'constructor', 'voisin', ''])
    expect(readBack(JSON.stringify({ name: 'Awa', whom }))).toEqual({ name: 'Awa', whom: '' });
});

test('a value that is not a text is ignored', () => {
  for (const stored of [
    'null',
    '[1]',
    '7',
    '{"name":{},"whom":1}',
    '{"__proto__":{"whom":"moi"}}',
    '{',
  ])
    expect(readBack(stored)).toEqual(blank);
});

test('where the browser denies it, texts live as long as the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
  const { keep, read } = keptInTab('essai', blank, choices);
  keep({ name: 'Awa' });
  expect(read()).toEqual({ name: 'Awa', whom: '' });
  jest.restoreAllMocks();
});
