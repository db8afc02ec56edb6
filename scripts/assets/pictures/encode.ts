import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

import type { PictureEntry, PictureManifest } from '../../../content/model/pictures/picture';
import { optimizedDrawing } from './drawing';
import type { PicturePaths } from './measure';
import { uprightPixels } from './photo';
import { encoderFor, pictureFolders, type PictureFormat } from './profiles';

type Variant = {
  readonly url: string;
  readonly width: number;
  readonly format: PictureFormat;
};

/** Number of files made, removed, and left unchanged. */
export interface EncodeReport {
  readonly made: number;
  readonly removed: number;
  readonly kept: number;
}

function variantsOf({ base, widths, fallbackWidths }: PictureEntry): Variant[] {
  return [
    ...widths.map((width) => ({ url: `${base}.${width}.avif`, width, format: 'avif' as const })),
    ...fallbackWidths.map((width) => ({
      url: `${base}.${width}.webp`,
      width,
      format: 'webp' as const,
    })),
    ...fallbackWidths.map((width) => ({
      url: `${base}.${width}.jpg`,
      width,
      format: 'jpeg' as const,
    })),
  ];
}

function urlsOf(entry: PictureEntry): string[] {
  return entry.kind === 'vector' ? [`${entry.base}.svg`] : variantsOf(entry).map(({ url }) => url);
}

// Renames a temporary file, so that an interrupted build leaves no half picture.
function writeWhole(path: string, data: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, data);
  renameSync(`${path}.part`, path);
}

async function encodePhoto(
  path: string,
  entry: PictureEntry,
  variants: readonly Variant[],
  publicDirectory: string,
): Promise<void> {
  const top = Math.max(...variants.map(({ width }) => width));
  const heightAt = (width: number) => Math.round((width * entry.height) / entry.width);
  const { data, info } = await uprightPixels(path, top, heightAt(top));

  for (const width of new Set(variants.map((variant) => variant.width))) {
    const resized = await sharp(data, { raw: info })
      .resize(width, heightAt(width), { fit: 'fill' })
      .toBuffer({ resolveWithObject: true });
    for (const { url, format } of variants.filter((variant) => variant.width === width)) {
      const encoded = await sharp(resized.data, { raw: resized.info })
        .toFormat(format, encoderFor(format, width))
        .toBuffer();
      writeWhole(join(publicDirectory, url), encoded);
    }
  }
}

function presentUrls(publicDirectory: string): string[] {
  return pictureFolders.flatMap((folder) => {
    try {
      return readdirSync(join(publicDirectory, 'images', folder)).map(
        (name) => `/images/${folder}/${name}`,
      );
    } catch {
      return []; // first build: no folder yet
    }
  });
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
}

/**
 * Makes the variants of the manifest that `public/images/` lacks, and deletes the files that no entry needs. Copies no
 * metadata of an original (place, camera, author).
 */
export async function encodePictures(
  paths: PicturePaths,
  manifest: PictureManifest,
): Promise<EncodeReport> {
  // One picture per core: libaom and libvips parallelise a single picture badly.
  sharp.concurrency(1);
  const present = new Set(presentUrls(paths.publicDirectory));
  const wanted = new Set(Object.values(manifest).flatMap(urlsOf));
  const stale = [...present].filter((url) => !wanted.has(url));
  for (const url of stale) rmSync(join(paths.publicDirectory, url), { recursive: true });

  // Largest first, so that no core is left alone with a large picture at the end.
  const entries = Object.entries(manifest).sort(
    ([, a], [, b]) => b.width * b.height - a.width * a.height,
  );
  await inParallel(entries, async ([file, entry]) => {
    const path = join(paths.originals, file);
    if (entry.kind === 'vector') {
      const url = `${entry.base}.svg`;
      if (!present.has(url))
        writeWhole(join(paths.publicDirectory, url), optimizedDrawing(path, file));
      return;
    }
    const missing = variantsOf(entry).filter(({ url }) => !present.has(url));
    if (missing.length > 0) await encodePhoto(path, entry, missing, paths.publicDirectory);
  });
  const kept = [...wanted].filter((url) => present.has(url)).length;
  return { made: wanted.size - kept, removed: stale.length, kept };
}
