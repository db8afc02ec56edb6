import {
  withInlineStyles,
  withPlainAttributes,
  withoutNext,
  withoutReactMarks,
} from './without-next';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="fr"><head>${head}<title>T</title></head><body>${body}</body></html>`;

test('takes out what Next runs, and nothing else', () => {
  const data = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
  const own = '<script>choose()</script>';
  const text = '<p>Bonjour, <!-- -->Awa</p>';
  const next = [
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"0:[]"])</script>',
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push([])</script>',
  ].join('');
  const preload =
    '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/><link rel="preload" href="/_next/static/chunks/b.css" as="style"/>';
  const card = '<meta name="twitter:card" content="summary_large_image"/>';
  const repeat = '<meta name="twitter:image:alt" content="Accueil"/>';
  expect(withoutNext(page(preload + card + repeat, text + data + own + next))).toBe(
    page(card, text + data + own),
  );
});

test('takes out what React marks, but in an island, which it will compare', () => {
  const island = '<div data-island="Form"><!--$-->a<!-- -->b<!--/$--></div>';
  const html = page(
    '',
    `<div hidden=""><!--$--><!--/$--></div><p>Nom<!-- -->, Awa</p><div hidden="">b</div>${island}`,
  );
  expect(withoutReactMarks(html)).toBe(page('', `<p>Nom, Awa</p><div hidden="">b</div>${island}`));
});

test('writes attributes as they compress best', () => {
  const html = page(
    '<meta charSet="utf-8"/>',
    '<p data-props="{&quot;aB&quot;:&quot;a&quot;}">srcSet="a" <img srcSet="A.avif"/></p>',
  );
  expect(withPlainAttributes(html)).toBe(
    page(
      '<meta charset="utf-8"/>',
      `<p data-props='{"aB":"a"}'>srcSet="a" <img srcset="A.avif"/></p>`,
    ),
  );
});

test('puts each style sheet into the page once, in order, its addresses kept', () => {
  const sheets: Record<string, string> = {
    '/_next/c/a.css': 'a{}\n',
    '/_next/c/b.css': '@font-face{src:url(../m/f.woff2)}b{background:url("/p.svg"),url(data:x)}',
  };
  const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;
  const html = page(link('/_next/c/a.css') + link('/_next/c/b.css') + link('/_next/c/a.css'));
  expect(withInlineStyles(html, (href) => sheets[href] ?? '')).toBe(
    page(
      '<style>a{}@font-face{src:url(/_next/m/f.woff2)}b{background:url("/p.svg"),url(data:x)}</style>',
    ),
  );
});
