import { ContentError } from '../../../content/fields/content-error';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isLeftover } from '../../../content/fields/leftovers';
import type { PictureEntry, PictureManifest } from '../../../content/model/pictures/picture';
import { contentHash } from '../content-hash';
import { writeIfChanged } from '../write-if-changed';
import { checkVisible, drawingOnTile, tile } from './drawing';
import { measurePhoto } from './photo';
import { encoders, pictureFolders, profileOf, widthsFor } from './profiles';

export interface PicturePaths {
  originals: string;
  /** Generated for `content/model/pictures/picture.ts`. */
  manifest: string;
  publicDirectory: string;
}

export const picturePaths: PicturePaths = {
  originals: 'content/pictures',
  manifest: 'content/model/pictures/picture-manifest.json',
  publicDirectory: 'public',
};

/** `identity.ts` reads them. */
const isMark = (file: string) => /^(marque|motif|plan)\.svg$/.test(file);

/** Published only if an entry uses them. */
const unlisted = /^(assureurs|direction|medecins|patients|praticiens)\//;

const originalsIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((file) => !isLeftover(file) && statSync(join(directory, file)).isFile());

function faultOf(path: string, file: string, alt: string): string | undefined {
  const profile = profileOf(file);
  // The editor converts photographs to WebP on the phone.
  const extensions = profile ? ['.jpg', '.webp'] : ['.svg'];
  if (profile === undefined)
    return `déplacez l’image dans un de ces dossiers\u00a0: ${pictureFolders.join(', ')}`;
  if (!extensions.includes(extname(file)))
    return `enregistrez l’image en ${extensions[0]} (en minuscules), sous le même nom`;
  if (!/^[a-z0-9/._-]+$/.test(file))
    return 'renommez le fichier\u00a0: minuscules sans accent, chiffres et tirets seulement';
  if (!alt.trim()) return 'ajoutez une ligne qui dit ce qu’on y voit dans content/data/images.yaml';
  if (!existsSync(path))
    return 'l’image manque\u00a0; mettez-la dans content/pictures, ou retirez sa ligne de content/data/images.yaml';
  return undefined;
}

function checkFile(path: string, file: string, alt: string): void {
  const fault = faultOf(path, file, alt);
  if (fault !== undefined) throw new Error(fault);
}

type Measures = Pick<PictureEntry, 'width' | 'height' | 'color'>;

/** Drawings are transparent. */
async function measureDrawing(onTile: string): Promise<Measures> {
  await checkVisible(onTile);
  return { width: tile.width, height: tile.height, color: '#ffffff' };
}

async function entryOf(
  path: string,
  file: string,
  isQuick: boolean,
  before?: PictureEntry,
): Promise<Omit<PictureEntry, 'alt'>> {
  const profile = profileOf(file);
  const onTile = profile ? '' : drawingOnTile(path);
  // The offline copy recognises a drawing by this hash.
  const hash = profile
    ? contentHash(readFileSync(path), JSON.stringify({ profile, encoders }))
    : contentHash(onTile);
  const base = `/images/${file.replace(/\.\w+$/, '')}-${hash}`;
  const known = before?.base === base ? before : undefined;
  if (isQuick && known) return known;
  const { width, height, color } =
    known ?? (profile ? await measurePhoto(path, profile) : await measureDrawing(onTile));
  return {
    width,
    height,
    color,
    base,
    widths: profile && !isQuick ? widthsFor(profile.widths, width) : [],
    fallbackWidths: profile ? widthsFor(profile.fallbackWidths, width) : [],
  };
}

function readManifest(path: string): PictureManifest {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as PictureManifest;
  } catch {
    return {}; // Missing or truncated.
  }
}

/** Throws one error that lists every problem in French. */
async function readEach(
  files: readonly string[],
  read: (file: string) => Promise<unknown>,
): Promise<void> {
  const problems: string[] = [];
  const tryOne = async (file: string) => {
    try {
      await read(file);
    } catch (error) {
      problems.push(`  - ${file}\u00a0: ${(error as Error).message}`);
    }
  };
  await Promise.all(files.map(tryOne));
  if (problems.length > 0)
    throw new ContentError(
      `À corriger dans content/pictures\u00a0:\n${problems.sort().join('\n')}`,
    );
}

/** Checks every picture. Throws as `readEach`. */
export async function checkFiles({ originals, manifest }: PicturePaths): Promise<void> {
  const before = readManifest(manifest);
  const files = originalsIn(originals).filter((file) => !isMark(file));
  await readEach(files, async (file) => {
    const path = join(originals, file);
    checkFile(path, file, file);
    await entryOf(path, file, true, before[file]);
  });
}

/** Writes and returns the manifest. Throws as `readEach`. */
export async function listPictures(
  { originals, manifest }: PicturePaths,
  alts: Record<string, string>,
  isQuick = false,
): Promise<PictureManifest> {
  const before = readManifest(manifest);
  const published = originalsIn(originals).filter(
    (file) => Object.hasOwn(alts, file) || !(unlisted.test(file) || isMark(file)),
  );
  const listed: Record<string, PictureEntry> = {};
  await readEach([...new Set([...published, ...Object.keys(alts)])], async (file) => {
    const path = join(originals, file);
    const alt = alts[file] ?? '';
    checkFile(path, file, alt);
    listed[file] = { ...(await entryOf(path, file, isQuick, before[file])), alt };
  });
  const pictures = Object.fromEntries(Object.entries(listed).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeIfChanged(manifest, `${JSON.stringify(pictures, null, 2)}\n`);
  return pictures;
}
