import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { newFolder, put } from '../../../e2e/support/folders';
import { encodePictures } from './encode';
import { listPictures, type PicturePaths } from './list';

jest.setTimeout(30_000);

const alts = { 'medecins/awa.jpg': 'Une médecin', 'assureurs/edm.svg': 'EDM' };
const root = newFolder();
const paths: PicturePaths = {
  originals: join(root, 'originals'),
  manifest: join(root, 'manifest.json'),
  publicDirectory: join(root, 'public'),
};
const folder = join(paths.publicDirectory, 'images/medecins');
const made = () => readdirSync(folder).sort();

/** Stored sideways, with metadata. Upright, it is orange left, teal right. */
async function cameraPhotograph(): Promise<void> {
  const half = { width: 1000, height: 400, channels: 3 as const };
  const teal = await sharp({ create: { ...half, background: '#17706f' } })
    .png()
    .toBuffer();
  await sharp({ create: { ...half, height: 800, background: '#d9952f' } })
    .composite([{ input: teal, gravity: 'north' }])
    .withExif({
      IFD0: { Make: 'Caméra', Model: 'X100' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 39/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(paths.originals, 'medecins/awa.jpg'));
}

beforeAll(async () => {
  mkdirSync(join(paths.originals, 'medecins'), { recursive: true });
  await cameraPhotograph();
  put(
    join(paths.originals, 'assureurs/edm.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 120"><path d="M0 0h9v9z"/></svg>',
  );
  await encodePictures(paths, await listPictures(paths, alts));
});

test('every width and format of the manifest is there, and nothing else', async () => {
  const { 'medecins/awa.jpg': entry } = await listPictures(paths, alts);
  const hash = entry?.base.split('-').at(-1);
  const files = [
    ...['160', '240', '320', '480', '640', '800'].map((width) => `${width}.avif`),
    ...['320', '640'].flatMap((width) => [`${width}.jpg`, `${width}.webp`]),
  ];
  expect(made()).toEqual(files.map((file) => `awa-${hash}.${file}`).sort());
  expect(readdirSync(join(paths.publicDirectory, 'images/assureurs'))).toEqual([
    expect.stringMatching(/^edm-[0-9a-f]{5}\.svg$/),
  ]);
});

test('place and camera stay with the original', async () => {
  const before = await sharp(join(paths.originals, 'medecins/awa.jpg')).metadata();
  expect(before.exif?.toString('latin1')).toContain('X100');
  expect(before.orientation).toBe(6);
  expect(before.icc).toBeInstanceOf(Buffer);
  for (const name of made()) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(join(folder, name)).metadata();
    expect({ name, exif, xmp, iptc, icc, orientation }).toEqual({ name });
  }
});

test('pictures are upright, in the size their name says', async () => {
  for (const name of made()) {
    const { width, height } = await sharp(join(folder, name)).metadata();
    expect({ name, width, height }).toEqual({
      name,
      width: Number(name.split('.')[1]),
      height: width * 1.25,
    });
  }
  const smallest = made().find((name) => name.endsWith('160.avif')) ?? '';
  const { data, info } = await sharp(join(folder, smallest))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const redAt = (x: number) => data.readUInt8((100 * info.width + x) * info.channels);
  expect(redAt(10)).toBeGreaterThan(200);
  expect(redAt(150)).toBeLessThan(60);
});

test('only missing files are made, and unused ones are deleted', async () => {
  const before = made();
  const [first = '', second = ''] = before;
  const untouched = statSync(join(folder, second)).mtimeMs;
  rmSync(join(folder, first));
  writeFileSync(join(folder, 'old-0123456789.640.avif'), '');
  writeFileSync(join(paths.publicDirectory, 'images/glyphs-abc.svg'), '');
  await encodePictures(paths, await listPictures(paths, alts));
  expect(made()).toEqual(before);
  expect(statSync(join(folder, second)).mtimeMs).toBe(untouched);
  expect(readdirSync(join(paths.publicDirectory, 'images'))).toContain('glyphs-abc.svg');
});
