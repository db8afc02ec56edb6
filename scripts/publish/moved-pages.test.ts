import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { newFolder, put } from '../../e2e/support/folders';
import { movedPage, writeMovedPages } from './moved-pages';

const address = '/medecins/awa-traore/';

const html = movedPage(address, 'https://www.exemple.ml');
const { document } = new JSDOM(html).window;

test('an old address redirects, has a link, and gives the new one as canonical', () => {
  const contentOf = (meta: string) =>
    document.querySelector(`meta[${meta}]`)?.getAttribute('content');
  expect(document.documentElement.lang).toBe('fr');
  expect(contentOf('http-equiv="refresh"')).toBe(`0; url=${address}`);
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    `https://www.exemple.ml${address}`,
  );
  expect(document.querySelector('a')?.getAttribute('href')).toBe(address);
  expect(contentOf('name="robots"')).toBeUndefined();
  expect(contentOf('name="referrer"')).toBe('strict-origin-when-cross-origin');
});

test('it needs nothing that its policy forbids', () => {
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  expect(policy?.getAttribute('content')).toContain("default-src 'none'");
  expect(document.querySelectorAll('script, style, img, [style], [rel="stylesheet"]')).toHaveLength(
    0,
  );
});

test('it is written where the old page was, unless the new one is not on this site', () => {
  const folder = newFolder();
  put(path.join(folder, 'medecins/awa-traore/index.html'), 'today');
  const moves = [
    { from: '/medecins/awa-keita/', to: address },
    { from: '/medecins/ali-keita/', to: '/medecins/ali/' },
  ];
  writeMovedPages(folder, moves, 'https://www.exemple.ml');
  const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(textOf('medecins/awa-keita/index.html')).toBe(html);
  expect(textOf('medecins/awa-traore/index.html')).toBe('today');
  expect(existsSync(path.join(folder, 'medecins/ali-keita'))).toBe(false);
});
