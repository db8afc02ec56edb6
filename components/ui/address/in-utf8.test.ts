import { inUtf8 } from './in-utf8';

const wordIn = (query: string) => new URLSearchParams(inUtf8(query)).get('q');

test('a word means the same in Latin-1 and in UTF-8', () => {
  for (const query of ['?q=p%E9diatrie', '?q=p%e9diatrie', '?q=p%C3%A9diatrie', '?q=pédiatrie'])
    expect(wordIn(query)).toBe('pédiatrie');
  expect(wordIn('?x=a&amp;q=p%E9diatrie')).toBe('pédiatrie');
  expect(wordIn('?x=%E9&q=p%C3%A9diatrie')).toBe('pédiatrie');
});

test('other bytes stay as they are', () => {
  for (const query of ['?q=%zz', '?q=100%', '?q=a%2Cb', '?q=a+b', ''])
    expect(inUtf8(query)).toBe(query);
});
