/** @jest-environment node */
import { inlineStyles } from './inline-styles';
import { htmlOf, parsePage } from './tree';
import { removeNext, removeReactMarks } from './without-next';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="fr"><head>${head}<title>T</title></head><body>${body}</body></html>`;

function changed(html: string, ...changes: readonly ((tree: Document) => void)[]): string {
  const tree = parsePage(html);
  for (const change of changes) change(tree);
  return htmlOf(tree);
}

const payload = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

test('takes out what Next runs, and nothing else', () => {
  const data = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
  const own = '<script>choose()</script>';
  const text = '<p>Bonjour\u00a0: <!-- -->Awa</p>';
  const next = [
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    payload,
    '<script>self.__next_f.push([1,"0:[]"])</script>',
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push([])</script>',
  ].join('');
  const preload =
    '<link rel="preload" as="script" href="/_next/static/chunks/a.js"><link rel="preload" href="/_next/static/chunks/b.css" as="style">';
  const card = '<meta name="twitter:card" content="summary_large_image">';
  const repeat = '<meta name="twitter:image:alt" content="Accueil">';
  expect(changed(page(preload + card + repeat, text + data + own + next), removeNext)).toBe(
    page(card, text + data + own),
  );
});

test('fails if Next changes its output', () => {
  expect(() => changed(page('', '<p>Bonjour</p>'), removeNext)).toThrow('Next writes its pages');
  expect(() =>
    changed(page(''), (tree) => {
      inlineStyles(tree, () => '', []);
    }),
  ).toThrow('no style sheet');
});

test('takes out what React marks, but in an island, which it will compare', () => {
  const island = '<div data-island="Form"><!--$-->a<!-- -->b<!--/$--></div>';
  const html = page(
    '',
    `<div hidden=""><!--$--><!--/$--></div><p>Nom<!-- -->, Awa</p><div hidden="">b</div>${island}`,
  );
  expect(changed(html, removeReactMarks)).toBe(
    page('', `<p>Nom, Awa</p><div hidden="">b</div>${island}`),
  );
});

test('puts each style sheet into the page once, in order, its addresses kept', () => {
  const sheets: Record<string, string> = {
    '/_next/c/a.css': 'a{}\n',
    '/_next/c/b.css': '@font-face{src:url(../m/f.woff2)}b{background:url("/p.svg"),url(data:x)}',
  };
  const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;
  const html = page(link('/_next/c/a.css') + link('/_next/c/b.css') + link('/_next/c/a.css'));
  expect(
    changed(html, (tree) => {
      inlineStyles(tree, (href) => sheets[href] ?? '', []);
    }),
  ).toBe(
    page(
      '<style>a{}@font-face{src:url(/_next/m/f.woff2)}b{background:url("/p.svg"),url(data:x)}</style>',
    ),
  );
});
