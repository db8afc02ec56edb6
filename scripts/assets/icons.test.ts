import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { newFolder } from '../../e2e/support/folders';
import { writeIcons } from './icons';
import { markFrom } from './mark';

const colors = { main: '#17706f', ground: '#f1e9dc' };
const folder = newFolder();

const write = (body: string) =>
  writeIcons(
    markFrom(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${body}</svg>`, colors),
    colors,
    folder,
  );

/** Colour on the diagonal, in parts of the side. */
async function at(file: string, part: number): Promise<string> {
  const { data, info } = await sharp(join(folder, file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const place = 4 * Math.floor(part * info.height) * (info.width + 1);
  return data[place + 3] === 0 ? 'clear' : data.subarray(place, place + 3).toString('hex');
}

const petal = '<circle cx="4" cy="4" r="4" fill="#17706f"/>';
const [clear, sand, teal] = ['clear', 'f1e9dc', '17706f'];

test('a mark without a ground is put on one where phones cut the icon to any form', async () => {
  await write(petal);
  for (const file of ['icon-maskable-192.png', 'icon-maskable-512.png', 'apple-touch-icon.png'])
    expect([await at(file, 0), await at(file, 0.2), await at(file, 0.5)]).toEqual([
      sand,
      sand,
      teal,
    ]);
  expect([await at('icon-192.png', 0), await at('icon-192.png', 0.2)]).toEqual([clear, teal]);
});

test('the ground of a mark fills the square', async () => {
  await write(`<rect width="8" height="8" rx="4" fill="#f1e9dc"/>${petal}`);
  expect([await at('icon-512.png', 0), await at('icon-maskable-512.png', 0)]).toEqual([
    clear,
    sand,
  ]);
  expect(await at('icon-maskable-512.png', 0.2)).toBe(teal);
});

test('the favicon has three sizes', async () => {
  await write(petal);
  const icon = readFileSync(join(folder, 'favicon.ico'));
  expect([0, 1, 2].map((index) => icon.readUInt8(6 + 16 * index))).toEqual([16, 32, 48]);
  const [length, start] = [icon.readUInt32LE(6 + 8), icon.readUInt32LE(6 + 12)];
  const { format, width } = await sharp(icon.subarray(start, start + length)).metadata();
  expect([format, width]).toEqual(['png', 16]);
});
