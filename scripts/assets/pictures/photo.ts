import sharp from 'sharp';

import { SMALLEST_SIDE, type Profile } from './profiles';

/** Size of a photograph after rotation and cropping (px), and its main colour. */
export interface MeasuredPhoto {
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` */
  readonly color: string;
}

const TOLERANCE = 0.02;

/** The largest box of the ratio inside a picture (px), or the whole picture when its own ratio is within 2 %. */
export function cropBox(
  size: { readonly width: number; readonly height: number },
  ratio: Profile['ratio'],
): { width: number; height: number } {
  const wanted = ratio.width / ratio.height;
  const actual = size.width / size.height;
  if (Math.abs(actual / wanted - 1) <= TOLERANCE) return { width: size.width, height: size.height };
  return actual > wanted
    ? { width: Math.round(size.height * wanted), height: size.height }
    : { width: size.width, height: Math.round(size.width / wanted) };
}

/** Raw sRGB pixels of a picture, upright and cropped to `width` × `height` (px) around its most salient region. */
export function uprightPixels(path: string, width: number, height: number) {
  // By default, the decoder only warns about damaged data, and fills their area with grey.
  return sharp(path, { failOn: 'warning' })
    .rotate()
    .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function dominantColor(path: string, width: number, height: number): Promise<string> {
  // A thumbnail has the same main colour, and takes a hundredth of the time.
  const scale = 64 / Math.max(width, height);
  const thumbnail = await uprightPixels(
    path,
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const { dominant } = await sharp(thumbnail.data, { raw: thumbnail.info }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Measures the photograph at `path`. Throws a French sentence about `file` when it is unreadable, damaged, too small,
 * or in portrait format where the layout needs landscape.
 */
export async function measurePhoto(
  path: string,
  file: string,
  profile: Profile,
): Promise<MeasuredPhoto> {
  const damaged = (cause: unknown) =>
    new Error(
      `${file}\u00a0: le fichier est abîmé, ou n’est pas une photographie\u00a0; exportez-le de nouveau en JPEG`,
      { cause },
    );
  const { autoOrient } = await sharp(path)
    .metadata()
    .catch((cause: unknown) => Promise.reject(damaged(cause)));
  const { width, height } = cropBox(autoOrient, profile.ratio);
  const shape = `${profile.ratio.width}:${profile.ratio.height}`;

  if (profile.ratio.width > profile.ratio.height && autoOrient.height > autoOrient.width) {
    throw new Error(
      `${file}\u00a0: la photographie est debout\u00a0; il en faut une en largeur (${shape})`,
    );
  }
  if (Math.min(width, height) < SMALLEST_SIDE) {
    throw new Error(
      `${file}\u00a0: trop petite, ${width} × ${height} px une fois coupée en ${shape}\u00a0; il faut au moins ${SMALLEST_SIDE} px sur le petit côté`,
    );
  }
  const color = await dominantColor(path, width, height).catch((cause: unknown) =>
    Promise.reject(damaged(cause)),
  );
  return { width, height, color };
}
