import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { writeCompressed } from './compressed';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
  mkdirSync(path.join(folder, 'horaire'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const packed = () =>
  readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.br'));

test('texts are there in brotli too, in every folder', async () => {
  const text = '<p>Ouvert jour et nuit</p>'.repeat(50);
  for (const file of ['index.html', 'horaire/index.html', 'plan.svg'])
    writeFileSync(path.join(folder, file), text);
  await writeCompressed(folder);
  expect(packed().sort()).toEqual(['horaire/index.html.br', 'index.html.br', 'plan.svg.br']);
  for (const file of packed()) {
    const bytes = readFileSync(path.join(folder, file));
    expect(bytes.length).toBeLessThan(text.length / 10);
    expect(brotliDecompressSync(bytes).toString()).toBe(text);
  }
});

test('not pictures, nor what is tiny, nor the worker, which may be replaced by hand', async () => {
  for (const file of ['photo.avif', 'sw.js', 'sw-off.js'])
    writeFileSync(path.join(folder, file), 'x'.repeat(1_000));
  writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *');
  await writeCompressed(folder);
  expect(packed()).toEqual([]);
});
