import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { clinic } from '../../content/facts/clinic';
import { newFolder, put } from '../../e2e/support/folders';
import { contentHash } from '../../scripts/assets/content-hash';
import { digestOf, isPageOf } from './recognise';
import { keptPages, releaseOf } from './release';
import { writeWorker } from './write-worker';

const site = clinic.siteUrl;

let directory = '';

const write = (file: string, content: string) => {
  put(path.join(directory, file), content);
};

beforeEach(() => {
  directory = newFolder();
  for (const kept of keptPages) write(`${kept}index.html`, kept);
  for (const file of [
    '_islands/main-1.js',
    '_next/static/media/text.woff2',
    'patterns/band.svg',
    'images/glyphs-1.svg',
  ])
    write(file, file);
});

test('contains the fonts, the drawings and some scripts; no photographs, no logos', () => {
  for (const file of [
    'images/photo.jpg',
    'images/assureurs/nsia.svg',
    '_islands/DoctorFilter-1.js',
    '_islands/viewer-1.js',
  ])
    write(file, file);
  expect(releaseOf(directory).files).toEqual([
    '/_islands/DoctorFilter-1.js',
    '/_islands/main-1.js',
    '/_next/static/media/text.woff2',
    '/images/glyphs-1.svg',
    '/patterns/band.svg',
  ]);
});

test('a file is recognised by its bytes', async () => {
  const digest = (text: string) => digestOf(new TextEncoder().encode(text));
  expect(releaseOf(directory).digests['/patterns/band.svg']).toBe(
    await digest('patterns/band.svg'),
  );
  expect(contentHash('go()')).toBe(await digest('go()'));
  expect(contentHash('go()')).not.toBe(await digest('<!doctype html>'));
});

const page = (path: string, script = '/_islands/main-1.js') =>
  `<html><link rel="canonical" href="${site}${path}"><script>import("${script}")</script></html>`;

test.each<[string, string, boolean]>([
  ['is the page at its address', page('/horaire/'), true],
  ['is the page of another address', page('/'), false],
  ['is of another release', page('/horaire/', '/_islands/main-2.js'), false],
  ['is cut', page('/horaire/').slice(0, -7), false],
  ['is of a portal', '<html><h1>Connexion au Wi-Fi</h1></html>', false],
])('a page that %s', (_, html, isKept) => {
  expect(isPageOf(html, '/horaire/', releaseOf(directory))).toBe(isKept);
});

test('the release changes only with its files', () => {
  const { version } = releaseOf(directory);
  write('about/index.html', 'À propos');
  expect(releaseOf(directory).version).toBe(version);
  write('patterns/band.svg', 'another');
  expect(releaseOf(directory).version).not.toBe(version);
  write('patterns/band.svg', 'patterns/band.svg');
  expect(releaseOf(directory).version).toBe(version);
});

test('a site that is built again on another day is the same release', () => {
  const builtOn = (day: string) => {
    write('horaire/index.html', `<html data-built="${day}"><h1>Horaires</h1></html>`);
    return releaseOf(directory).version;
  };
  expect(builtOn('2026-11-29')).toBe(builtOn('2026-11-28'));
});

test('the same site gives the same worker, byte for byte', async () => {
  const worker = () => readFileSync(path.join(directory, 'sw.js'), 'utf8');
  await writeWorker(directory);
  const first = worker();
  expect(first).toContain(releaseOf(directory).version);
  await writeWorker(directory);
  expect(worker()).toBe(first);
});

test('a page that is missing stops the build, and is named', async () => {
  rmSync(path.join(directory, 'infos-pratiques/index.html'));
  await expect(writeWorker(directory)).rejects.toThrow('infos-pratiques/index.html');
});
