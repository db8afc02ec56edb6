import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

import { measurePictures, type PicturePaths } from './measure';

const alts = { 'medecins/awa.jpg': 'Une médecin', 'assureurs/edm.svg': 'EDM' };
let paths: PicturePaths;

const original = (file: string) => join(paths.originals, file);

const photograph = (file: string, background: string, width = 800, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toFile(original(file));

beforeEach(async () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  paths = {
    originals: join(root, 'originals'),
    manifest: join(root, 'model/manifest.json'),
    cache: join(root, 'cache/pictures.json'),
    publicDirectory: join(root, 'public'),
  };
  for (const folder of ['medecins', 'assureurs', 'clinique'])
    mkdirSync(original(folder), { recursive: true });
  await photograph('medecins/awa.jpg', 'teal');
  writeFileSync(
    original('assureurs/edm.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 120"/>',
  );
});

test('the manifest tells all that the page needs, and is the file that was written', async () => {
  const manifest = await measurePictures(paths, alts);
  expect(JSON.parse(readFileSync(paths.manifest, 'utf8'))).toEqual(manifest);
  const photo = manifest['medecins/awa.jpg'];
  expect(photo?.color).toMatch(/^#[0-9a-f]{6}$/);
  expect(photo?.base).toMatch(/^\/images\/medecins\/awa-[0-9a-f]{5}$/);
  expect(photo).toMatchObject({
    alt: 'Une médecin',
    kind: 'photo',
    width: 800,
    height: 1000,
    widths: [160, 240, 320, 480, 640, 800],
    fallbackWidths: [320, 640],
  });
  expect(manifest['assureurs/edm.svg']).toMatchObject({
    kind: 'vector',
    width: 216,
    height: 120,
    widths: [],
  });
});

test('a replaced photograph has a new address, a new alt text does not change it', async () => {
  const before = await measurePictures(paths, alts);
  const renamed = await measurePictures(paths, { ...alts, 'medecins/awa.jpg': 'Dr Awa' });
  expect(renamed['medecins/awa.jpg']).toEqual({ ...before['medecins/awa.jpg'], alt: 'Dr Awa' });
  await photograph('medecins/awa.jpg', 'orange', 1600, 2000);
  const after = await measurePictures(paths, alts);
  expect(after['medecins/awa.jpg']?.base).not.toBe(before['medecins/awa.jpg']?.base);
});

test('a cache cut short by an interrupted build is made anew', async () => {
  const manifest = await measurePictures(paths, alts);
  writeFileSync(paths.cache, '{"medecins/awa.j');
  expect(await measurePictures(paths, alts)).toEqual(manifest);
});

test('an unchanged file is not read again', async () => {
  const manifest = await measurePictures(paths, alts);
  const color = manifest['medecins/awa.jpg']?.color ?? '';
  writeFileSync(paths.cache, readFileSync(paths.cache, 'utf8').replace(color, '#abcdef'));
  expect((await measurePictures(paths, alts))['medecins/awa.jpg']?.color).toBe('#abcdef');
});

test('every problem is told at once, and the manifest stays as it was', async () => {
  await measurePictures(paths, alts);
  const before = readFileSync(paths.manifest, 'utf8');
  writeFileSync(original('medecins/awa.jpg'), 'broken');
  writeFileSync(original('clinique/extra.jpg'), 'no line');
  rmSync(original('assureurs/edm.svg'));
  const failure = measurePictures(paths, alts);
  await expect(failure).rejects.toThrow('medecins/awa.jpg\u00a0: le fichier est abîmé');
  await expect(failure).rejects.toThrow('clinique/extra.jpg\u00a0: ajoutez une ligne');
  await expect(failure).rejects.toThrow('assureurs/edm.svg\u00a0: l’image manque');
  expect(readFileSync(paths.manifest, 'utf8')).toBe(before);
});
