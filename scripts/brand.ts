/**
 * The clinic's icons, made from its one mark: `npx tsx scripts/brand.ts` after `components/site/mark.svg` has changed.
 * The results are kept in the repository: a build need not draw them again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';

/** The mark; its first shape is the ground, whose `rx` rounds the corners. */
export const MARK = 'components/site/mark.svg';

const rounded = { 'icon-192.png': 192, 'icon-512.png': 512 } as const;
// Phones cut these to a shape of their own: round corners of ours would leave white tips.
const fullBleed = {
  'apple-touch-icon.png': 180,
  'icon-maskable-192.png': 192,
  'icon-maskable-512.png': 512,
} as const;
const FAVICON_SIDES = [16, 32, 48];

function png(svg: string, side: number): Promise<Buffer> {
  // 72 dpi draws the 64 units of the mark on 64 px.
  return sharp(Buffer.from(svg), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** PNG pictures of square sides (px, under 256) as one `.ico` (format: a header, a line of 16 bytes each, the files). */
export function icoOf(images: readonly { readonly side: number; readonly data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ side, data }, index) => {
    const line = 6 + 16 * index;
    header.writeUInt8(side, line);
    header.writeUInt8(side, line + 1);
    header.writeUInt16LE(1, line + 4); // colour planes
    header.writeUInt16LE(32, line + 6); // bits a pixel
    header.writeUInt32LE(data.length, line + 8);
    header.writeUInt32LE(offset, line + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...images.map(({ data }) => data)]);
}

/** Writes every icon of the site below `directory` (`public/`); returns their names. Throws when the mark is not SVG. */
export async function makeIcons(mark: string, directory: string): Promise<string[]> {
  const square = mark.replace(/ rx="[^"]*"/, '');
  const drawn = async (svg: string, sides: Readonly<Record<string, number>>) =>
    Promise.all(
      Object.entries(sides).map(async ([name, side]) => ({ name, data: await png(svg, side) })),
    );
  const favicon = await Promise.all(
    FAVICON_SIDES.map(async (side) => ({ side, data: await png(mark, side) })),
  );
  const files = [
    { name: 'icon.svg', data: Buffer.from(optimize(mark, { multipass: true }).data) },
    { name: 'favicon.ico', data: icoOf(favicon) },
    ...(await drawn(mark, rounded)),
    ...(await drawn(square, fullBleed)),
  ];
  for (const { name, data } of files) writeFileSync(join(directory, name), data);
  return files.map(({ name }) => name);
}

if (basename(process.argv[1] ?? '') === 'brand.ts') {
  void makeIcons(readFileSync(MARK, 'utf8'), 'public').then((names) => {
    console.log(names.join('\n'));
  });
}
