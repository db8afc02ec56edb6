import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { newFolder, put } from '../../e2e/support/folders';
import { writeCompressed } from './compressed';

let folder = '';

beforeEach(() => {
  folder = newFolder();
});

const packed = (end = '') =>
  readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
    (file) => /\.(br|gz)$/.test(file) && file.endsWith(end),
  );

test.each([
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
])('texts are there as %s too, in every folder', async (end, unpack) => {
  const text = '<p>Ouvert jour et nuit</p>'.repeat(50);
  for (const file of ['index.html', 'horaire/index.html', 'plan.svg'])
    put(path.join(folder, file), text);
  await writeCompressed(folder);
  const files = ['horaire/index.html', 'index.html', 'plan.svg'];
  expect(packed(end).sort()).toEqual(files.map((file) => file + end));
  for (const file of packed(end)) {
    const bytes = readFileSync(path.join(folder, file));
    expect(bytes.length).toBeLessThan(text.length / 10);
    expect(unpack(bytes).toString()).toBe(text);
  }
});

test('not pictures, nor what is tiny, nor the worker, which may be replaced by hand', async () => {
  for (const file of ['photo.avif', 'sw.js', 'sw-off.js'])
    put(path.join(folder, file), 'x'.repeat(1_000));
  put(path.join(folder, 'robots.txt'), 'User-agent: *');
  await writeCompressed(folder);
  expect(packed()).toEqual([]);
});
