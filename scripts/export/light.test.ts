/** @jest-environment node */
import { withInlineStyles, withIslands, withoutNext, withoutUnusedRules } from './light';

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
  expect(withoutNext(page(preload, text + data + own + next))).toBe(page('', text + data + own));
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

test('keeps of the styles what the page wears, or may wear once an island is awake', () => {
  const html = (css: string) =>
    page(`<style>${css}</style>`, '<p class="a d"><b class="e"></b></p>');
  const kept = '.a{color:red}.a .b{}.b:hover{}.later{}@media print{.d{}}p{}.e,.b{}';
  const unused = '.b{color:red}\n.c{}';
  expect(
    withoutUnusedRules(html(`${unused}${kept}.f{margin:0}@media print{.b{}}`), ['later']),
  ).toBe(html(`${kept}@media print{}`));
});

test('starts the script of the islands, and stops the build at one that it does not know', () => {
  const html = page('', '<div data-island="Band"></div>');
  expect(withIslands(html, '/_islands/main.js', ['Band'])).toContain(
    '<script type="module" async fetchpriority="low" src="/_islands/main.js"></script><script type="speculationrules">',
  );
  expect(() => withIslands(html, '/_islands/main.js', [])).toThrow('No script wakes Band');
});
