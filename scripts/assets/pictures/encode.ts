import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureEntry, PictureManifest } from '../../../content/model/pictures/picture';
import { drawingOnTile } from './drawing';
import type { PicturePaths } from './list';
import { uprightPixels } from './photo';
import { encoders, pictureFolders } from './profiles';

interface PhotoFile {
  url: string;
  width: number;
  format: 'avif' | 'webp' | 'jpeg';
}

function photoFiles({ base, widths, fallbackWidths }: PictureEntry): PhotoFile[] {
  const inFormat = (format: PhotoFile['format'], extension: string, all: readonly number[]) =>
    all.map((width) => ({ url: `${base}.${width}.${extension}`, width, format }));
  return [
    ...inFormat('avif', 'avif', widths),
    ...inFormat('webp', 'webp', fallbackWidths),
    ...inFormat('jpeg', 'jpg', fallbackWidths),
  ];
}

const isDrawing = (entry: PictureEntry) => entry.fallbackWidths.length === 0;

const urlsOf = (entry: PictureEntry): string[] =>
  isDrawing(entry) ? [`${entry.base}.svg`] : photoFiles(entry).map(({ url }) => url);

function removeStale(images: string, wanted: ReadonlySet<string>): void {
  for (const folder of pictureFolders) {
    const directory = join(images, folder);
    mkdirSync(directory, { recursive: true });
    for (const name of readdirSync(directory))
      if (!wanted.has(`/images/${folder}/${name}`)) rmSync(join(directory, name));
  }
}

async function encodePhoto(
  original: string,
  { width, height }: PictureEntry,
  files: readonly PhotoFile[],
  write: (url: string, data: Buffer) => void,
): Promise<void> {
  const top = Math.max(...files.map((file) => file.width));
  const heightAt = (size: number) => Math.round((size * height) / width);
  const { data, info } = await uprightPixels(original, top, heightAt(top));
  for (const size of new Set(files.map((file) => file.width))) {
    const resized = await sharp(data, { raw: info })
      .resize(size, heightAt(size), { fit: 'fill' })
      .toBuffer({ resolveWithObject: true });
    for (const { url, format } of files.filter((file) => file.width === size)) {
      const settings = format === 'avif' && size > 960 ? encoders.avifAbove960 : encoders[format];
      const image = sharp(resized.data, { raw: resized.info });
      write(url, await image.toFormat(format, settings).toBuffer());
    }
  }
}

/** Writes the missing files of the manifest, and deletes those that no entry needs. */
export async function encodePictures(
  { originals, publicDirectory }: PicturePaths,
  manifest: PictureManifest,
): Promise<void> {
  const pathOf = (url: string) => join(publicDirectory, url);
  // An interrupted build must leave no partial picture.
  const write = (url: string, data: Buffer | string) => {
    writeFileSync(pathOf(`${url}.part`), data);
    renameSync(pathOf(`${url}.part`), pathOf(url));
  };
  const isMissing = (url: string) => !existsSync(pathOf(url));
  const encodeMissing = async (file: string, entry: PictureEntry) => {
    const original = join(originals, file);
    const files = photoFiles(entry).filter(({ url }) => isMissing(url));
    if (files.length > 0) await encodePhoto(original, entry, files, write);
    const svg = `${entry.base}.svg`;
    if (isDrawing(entry) && isMissing(svg)) write(svg, drawingOnTile(original));
  };
  removeStale(pathOf('/images'), new Set(Object.values(manifest).flatMap(urlsOf)));
  const queue = Object.entries(manifest);
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await encodeMissing(...next);
  };
  // libaom and libvips parallelise a single picture badly.
  sharp.concurrency(1);
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
