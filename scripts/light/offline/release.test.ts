import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf, keptPages, keptScripts, releaseOf } from './release';
import { writeWorker } from './write-worker';

let directory = '';

function write(file: string, content: string): void {
  const whole = path.join(directory, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, content);
}

const page = `<!DOCTYPE html><html><head>
  <link rel="preload" href="/images/hero.avif" as="image"/>
  <style>@font-face{src:url(/_next/static/media/text.woff2)}p{background:url("/patterns/band.svg")}q{background:url(data:image/svg+xml,x)}</style>
  </head><body>
  <img src="/images/assureurs/nsia.svg"/><img src="/icon.svg"/><img src="/images/photo.jpg"/><img src="https://map.example/tile.svg"/>
  <svg><use href="/images/glyphs.svg#phone"></use></svg>
  <script src="/_islands/menu.js" type="module"></script></body></html>`;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'release-'));
  for (const kept of keptPages) write(`${kept}index.html`, page);
  for (const file of ['_next/static/media/text.woff2', 'patterns/band.svg', 'icon.svg'])
    write(file, file);
  write('images/glyphs.svg', '<svg/>');
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

test('a page needs the fonts of its styles and its drawings; not photographs, logos nor scripts', () => {
  expect(filesOf(directory, '/')).toEqual([
    '/_next/static/media/text.woff2',
    '/icon.svg',
    '/images/glyphs.svg',
    '/patterns/band.svg',
  ]);
});

test('scripts are kept, but for those that a visit must load first', () => {
  expect(keptScripts(directory)).toEqual([]);
  write('_islands/menu.js', 'go()');
  write('_islands/viewer.js', 'go()');
  // No kept page has this island.
  write('_islands/BookingWizard-1.js', 'go()');
  expect(keptScripts(directory)).toEqual(['/_islands/menu.js']);
  expect(releaseOf(directory).files).toContain('/_islands/menu.js');
});

test('the release changes with what is kept, and with nothing else', () => {
  const { version } = releaseOf(directory);
  write('about/index.html', 'À propos');
  expect(releaseOf(directory).version).toBe(version);
  write('icon.svg', 'another');
  expect(releaseOf(directory).version).not.toBe(version);
  write('icon.svg', 'icon.svg');
  expect(releaseOf(directory).version).toBe(version);
});

test('the same site gives the same worker, byte for byte', async () => {
  const worker = () => readFileSync(path.join(directory, 'sw.js'), 'utf8');
  await writeWorker(directory);
  const first = worker();
  expect(first).toContain(releaseOf(directory).version);
  await writeWorker(directory);
  expect(worker()).toBe(first);
});

test('the kill switch is beside the worker, and keeps nothing', async () => {
  await writeWorker(directory);
  const script = readFileSync(path.join(directory, 'sw-off.js'), 'utf8');
  expect(script).toContain('unregister');
  expect(script).not.toMatch(/fetch|\.put\(/);
});

test('a page or a file that is missing stops the build, and is named', async () => {
  rmSync(path.join(directory, 'patterns/band.svg'));
  await expect(writeWorker(directory)).rejects.toThrow('/patterns/band.svg is to be kept offline');
});
