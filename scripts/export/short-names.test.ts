import { withShortNames, wordsOf } from './short-names';

const page = (css: string, body: string) =>
  `<!DOCTYPE html><html lang="fr"><head><style>${css}</style><title>T</title></head><body>${body}</body></html>`;

test('gives classes and variables short names, wherever the page has them', () => {
  expect(
    withShortNames(
      page(
        ':root{--_1kw7:#fff}.f1xyz,.f1xyz:hover>.f2abc{color:var(--_1kw7);margin:.5em}',
        '<p class="f2abc f1xyz other">Fin</p>',
      ),
      new Set(),
    ),
  ).toBe(
    page(':root{--d:#fff}.b,.b:hover>.a{color:var(--d);margin:.5em}', '<p class="a b c">Fin</p>'),
  );
});

test('leaves what the scripts of islands name too, and takes none of it', () => {
  const stay = new Set(wordsOf('x.className="f1xyz";x.q=".b";.pswp{color:var(--_1kw7)}'));
  expect(
    withShortNames(
      page('.f1xyz{color:var(--_1kw7)}.b{}', '<p class="f1xyz f2abc a">Fin</p>'),
      stay,
    ),
  ).toBe(page('.f1xyz{color:var(--_1kw7)}.b{}', '<p class="f1xyz c d">Fin</p>'));
});

test('calls nothing what blockers of advertisements hide', () => {
  const css = Array.from({ length: 100 }, (_, number) => `.f${String(number)}{}`).join('');
  const names = withShortNames(page(css, ''), new Set()).match(/(?<=\.)\w+/g) ?? [];
  expect(names.slice(25, 30)).toEqual(['z', 'aa', 'ab', 'ac', 'ae']);
  expect(new Set(names).size).toBe(100);
});

test('a page with a changed name in another place stops the build', () => {
  const html = page(
    '.f1xyz{}',
    '<p class="f1xyz"></p><div data-props="{&quot;look&quot;:&quot;f1xyz&quot;}"></div>',
  );
  expect(() => withShortNames(html, new Set())).toThrow('« f1xyz »');
});
