/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

import { makeIcons, MARK } from './brand';

const directory = mkdtempSync(join(tmpdir(), 'brand-'));
const mark = readFileSync(MARK, 'utf8');

const alphaAt = async (name: string, x: number, y: number) => {
  const { data, info } = await sharp(join(directory, name))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[(y * info.width + x) * 4 + 3];
};

beforeAll(() => makeIcons(mark, directory));

test('the icons of the site are those of its mark', () => {
  expect(readFileSync('public/icon.svg', 'utf8')).toBe(
    readFileSync(join(directory, 'icon.svg'), 'utf8'),
  );
  for (const name of readdirSync(directory)) expect(readdirSync('public')).toContain(name);
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-192.png', 192],
  ['icon-maskable-512.png', 512],
])('%s is %i px a side, in the site as well', async (name, side) => {
  expect(await sharp(join(directory, name)).metadata()).toMatchObject({
    width: side,
    height: side,
  });
  expect(await sharp(join('public', name)).metadata()).toMatchObject({ width: side, height: side });
});

test('a phone that cuts its own shape finds colour in every corner', async () => {
  expect(await alphaAt('icon-maskable-512.png', 0, 0)).toBe(255);
  expect(await alphaAt('apple-touch-icon.png', 179, 0)).toBe(255);
  expect(await alphaAt('icon-512.png', 0, 0)).toBe(0);
});

test('the mark stays inside the circle that a phone keeps, four fifths of the side', async () => {
  const { data, info } = await sharp(join(directory, 'icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.readUIntBE(0, 3);
  let strays = 0;
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const reach = Math.hypot((pixel % 512) - 255.5, Math.floor(pixel / 512) - 255.5);
    if (reach > 0.4 * 512 && data.readUIntBE(pixel * 3, 3) !== ground) strays += 1;
  }
  expect(strays).toBe(0);
});

test('favicon.ico holds its pictures in three sizes', async () => {
  const ico = readFileSync(join(directory, 'favicon.ico'));
  const sides = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const [length, offset] = [8, 12].map((at) => ico.readUInt32LE(6 + 16 * index + at)) as [
        number,
        number,
      ];
      return (await sharp(ico.subarray(offset, offset + length)).metadata()).width;
    }),
  );
  expect(ico.readUInt32LE(0)).toBe(0x00010000);
  expect(sides).toEqual([16, 32, 48]);
  expect([6, 22, 38].map((at) => ico.readUInt8(at))).toEqual(sides);
});
