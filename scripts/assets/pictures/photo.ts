import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Profile } from './profiles';

/** In px, once cropped; a smaller photograph looks blurred. */
const SMALLEST_SIDE = 400;

/** Returns the whole picture when its own ratio is within 2 %. */
function cropBox({ width, height }: Profile['ratio'], ratio: Profile['ratio']) {
  const excess = width / height / (ratio.width / ratio.height);
  if (Math.abs(excess - 1) <= 0.02) return { width, height };
  return excess > 1
    ? { width: Math.round((height * ratio.width) / ratio.height), height }
    : { width, height: Math.round((width * ratio.height) / ratio.width) };
}

/** Returns raw sRGB pixels, cropped around the most salient region (px). Throws for a file cut short. */
export function uprightPixels(path: string, width: number, height: number) {
  return sharp(path, { failOn: 'error' })
    .rotate()
    .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function dominantColor(path: string, width: number, height: number): Promise<string> {
  // A thumbnail has the same colour in a hundredth of the time.
  const side = (length: number) => Math.max(1, Math.round((length * 64) / Math.max(width, height)));
  const { data, info } = await uprightPixels(path, side(width), side(height));
  const { dominant } = await sharp(data, { raw: info }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** Warnings of libjpeg about intact files: Samsung's cameras cause the first, some programs the others. */
const harmless = /Invalid SOS parameters|extraneous bytes|Unknown Adobe color transform/;

/** Sets the JFIF version to 1.1: a warning of libjpeg about another version would hide one about damage. */
async function withKnownVersion(path: string): Promise<Buffer> {
  const file = await readFile(path);
  const at = file.indexOf('JFIF\0');
  if (at !== -1) file.subarray(at + 5, at + 7).fill(1);
  return file;
}

/** Also throws for damage in the middle, which browsers show as grey or coloured stripes. */
async function checkPixels(path: string): Promise<void> {
  try {
    await sharp(await withKnownVersion(path), { failOn: 'warning' }).stats();
  } catch (error) {
    if (!harmless.test((error as Error).message)) throw error;
  }
}

function damaged(cause: unknown): never {
  throw new Error(
    'le fichier est abîmé, ou n’est pas une photographie\u00a0; exportez-le de nouveau en JPEG',
    { cause },
  );
}

/** Returns the size (px) after cropping, and the main colour. Throws with a French message. */
export async function measurePhoto(path: string, { ratio }: Profile) {
  const { autoOrient } = await sharp(path).metadata().catch(damaged);
  const shape = `${ratio.width}:${ratio.height}`;
  if (ratio.width > ratio.height && autoOrient.height > autoOrient.width) {
    throw new Error(`la photographie est debout\u00a0; il en faut une en largeur (${shape})`);
  }
  const { width, height } = cropBox(autoOrient, ratio);
  if (Math.min(width, height) < SMALLEST_SIDE) {
    throw new Error(
      `trop petite, ${width} × ${height} px une fois coupée en ${shape}\u00a0; il faut au moins ${SMALLEST_SIDE} px sur le petit côté`,
    );
  }
  await checkPixels(path).catch(damaged);
  return { width, height, color: await dominantColor(path, width, height).catch(damaged) };
}
