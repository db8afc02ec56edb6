import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { PictureEntry, PictureManifest } from '../../../content/model/pictures/picture';
import { contentHash } from '../content-hash';
import { drawingSettings, measureDrawing, optimizedDrawing } from './drawing';
import { inventoryProblems, isLeftOver, listOriginals } from './inventory';
import { measurePhoto } from './photo';
import { encoders, profileOf, widthsFor } from './profiles';

/** Where pictures are read and written; tests give temporary folders. */
export interface PicturePaths {
  readonly originals: string;
  /** Generated JSON that `content/model/pictures/picture.ts` reads. */
  readonly manifest: string;
  /** Measures of unchanged files, by size and modification time. */
  readonly cache: string;
  /** Folder served from `/`; pictures go to its `images/`. */
  readonly publicDirectory: string;
}

type Measured = Omit<PictureEntry, 'alt'>;
type Cache = Record<string, { readonly stamp: string; readonly measured: Measured }>;

// White stands for the main colour of drawings, since they are transparent.
const DRAWING_GROUND = '#ffffff';

function readCache(path: string): Cache {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Cache;
  } catch {
    return {}; // Absent, or cut short by an interrupted build: every original is measured again.
  }
}

function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function baseOf(path: string, file: string, settings: unknown): string {
  const hash = contentHash(readFileSync(path), JSON.stringify(settings));
  return `/images/${file.replace(/\.\w+$/, '')}-${hash}`;
}

async function measureOne(path: string, file: string): Promise<Measured> {
  if (file.endsWith('.svg')) {
    optimizedDrawing(path, file);
    return {
      kind: 'vector',
      ...measureDrawing(path, file),
      color: DRAWING_GROUND,
      base: baseOf(path, file, drawingSettings),
      widths: [],
      fallbackWidths: [],
    };
  }
  const profile = profileOf(file);
  const photo = await measurePhoto(path, file, profile);
  return {
    kind: 'photo',
    ...photo,
    base: baseOf(path, file, { profile, encoders }),
    widths: widthsFor(profile.widths, photo.width),
    fallbackWidths: widthsFor(profile.fallbackWidths, photo.width),
  };
}

/**
 * Measures every original, or takes the measures from the cache, and writes the manifest. Throws one error that lists
 * every problem in French, one per line.
 */
export async function measurePictures(
  paths: PicturePaths,
  alts: Readonly<Record<string, string>>,
): Promise<PictureManifest> {
  const files = listOriginals(paths.originals).filter((file) => !isLeftOver(file, alts));
  const problems = inventoryProblems(files, alts);
  const before = readCache(paths.cache);
  const after: Cache = {};
  const manifest: Record<string, PictureEntry> = {};

  const measureInto = async (file: string): Promise<void> => {
    const path = join(paths.originals, file);
    const { size, mtimeMs } = statSync(path);
    const settings = file.endsWith('.svg')
      ? drawingSettings
      : { profile: profileOf(file), encoders };
    const stamp = `${size} ${mtimeMs} ${JSON.stringify(settings)}`;
    const known = before[file];
    const measured = known?.stamp === stamp ? known.measured : await measureOne(path, file);
    after[file] = { stamp, measured };
    manifest[file] = { alt: alts[file] ?? '', ...measured };
  };
  const sound = files.filter(
    (file) => !problems.some((problem) => problem.startsWith(`${file}\u00a0:`)),
  );
  const results = await Promise.allSettled(sound.map(measureInto));
  for (const result of results) {
    if (result.status === 'rejected') problems.push((result.reason as Error).message);
  }

  const sorted = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeIfChanged(paths.cache, JSON.stringify(sorted(after), null, 1));
  if (problems.length > 0) {
    throw new Error(
      `À corriger dans content/pictures\u00a0:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
  writeIfChanged(paths.manifest, `${JSON.stringify(sorted(manifest), null, 2)}\n`);
  return sorted(manifest);
}
