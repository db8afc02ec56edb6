import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { newFolder, put } from '../../e2e/support/folders';
import { contentHash } from '../../scripts/assets/content-hash';
import { digestOf, sealed } from './recognise';
import { keptPages, releaseOf } from './release';
import { writeWorker } from './write-worker';

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
  const digest = async (text: string) => (await digestOf(text)).slice(0, 5);
  expect(releaseOf(directory).digests['/patterns/band.svg']).toBe(
    await digest('patterns/band.svg'),
  );
  expect(contentHash('go()')).toBe(await digest('go()'));
  expect(contentHash('go()')).not.toBe(await digest('<!doctype html>'));
});

/** Returns the worker of the folder. */
async function worker(): Promise<string> {
  await writeWorker(directory);
  return readFileSync(path.join(directory, 'sw.js'), 'utf8');
}

test('the worker changes only with the files that it keeps', async () => {
  const first = await worker();
  write('about/index.html', 'À propos');
  expect(await worker()).toBe(first);
  write('patterns/band.svg', 'another');
  expect(await worker()).not.toBe(first);
  write('patterns/band.svg', 'patterns/band.svg');
  expect(await worker()).toBe(first);
});

test('a site that is built again with the same words has the same worker', async () => {
  const builtAt = async (instant: string, heading = 'Horaires') => {
    const page = `<html data-built="${instant}"><h1>${heading}</h1></html>`;
    write('horaire/index.html', await sealed('/horaire/', page));
    return worker();
  };
  const first = await builtAt('2026-11-28T21:00:05Z');
  expect(await builtAt('2026-11-29T21:00:07Z')).toBe(first);
  expect(await builtAt('2026-11-29T21:00:07Z', 'Vos horaires')).not.toBe(first);
});

test('a page that is missing stops the build, and is named', async () => {
  rmSync(path.join(directory, 'infos-pratiques/index.html'));
  await expect(writeWorker(directory)).rejects.toThrow('infos-pratiques/index.html');
});
