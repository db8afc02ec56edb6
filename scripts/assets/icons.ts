import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Mark, MarkColors } from './mark';

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Returns a square of `side` px. */
async function drawn(svg: string, side: number) {
  const source = Buffer.from(svg);
  const { width, height } = await sharp(source).metadata();
  // librsvg draws 72 px to the inch.
  const density = (72 * side) / Math.max(width, height);
  return sharp(source, { density }).resize(side, side, { fit: 'contain', background: clear });
}

const png = (image: Sharp) =>
  image.png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();

/** Part of the side that phones may cut to any form (https://w3.org/TR/appmanifest, « maskable »). */
const safe = 0.7;

/** Fills the square: extends the ground of the mark, or adds one. */
async function onGround(svg: string, ground: string, side: number): Promise<Buffer> {
  const own = new RegExp(`<rect[^>]*fill="${ground}"[^>]*>`, 'i');
  if (own.test(svg)) {
    const spread = svg.replace(own, `<rect width="100%" height="100%" fill="${ground}"/>`);
    return png((await drawn(spread, side)).flatten({ background: ground }));
  }
  const mark = await (await drawn(svg, Math.round(safe * side))).png().toBuffer();
  const square = { width: side, height: side, channels: 3, background: ground } as const;
  return png(sharp({ create: square }).composite([{ input: mark }]));
}

/** https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoOf(images: readonly (readonly [side: number, png: Buffer])[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, [side, data]] of images.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(side, at);
    header.writeUInt8(side, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(data.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([header, ...images.map(([, data]) => data)]);
}

/** Writes the icons that the manifest, browsers and phones ask for. */
export async function writeIcons(
  { source, svg }: Mark,
  { ground }: MarkColors,
  folder: string,
): Promise<void> {
  const write = (name: string, data: Buffer | string) => {
    writeFileSync(join(folder, name), data);
  };
  write('icon.svg', svg);
  for (const side of [192, 512]) {
    write(`icon-${side}.png`, await png(await drawn(source, side)));
    write(`icon-maskable-${side}.png`, await onGround(source, ground, side));
  }
  write('apple-touch-icon.png', await onGround(source, ground, 180));
  const small = [16, 32, 48].map(async (side) => [side, await png(await drawn(source, side))]);
  write('favicon.ico', icoOf((await Promise.all(small)) as [number, Buffer][]));
}
