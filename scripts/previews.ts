import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { previewPath } from '../content/model/page-metadata';
import { commonDrawings, drawPreview, readLettering, typeFiles } from './previews-drawing';
import { imprint, pagePreviews, type PagePreview } from './previews-pages';
import { sourcesOf } from './previews-scenes';

/** Where previews are read and written; tests give temporary folders. */
export interface PreviewPaths {
  /** Folder of the original pictures. */
  readonly pictures: string;
  /** Folder whose content is served from `/`; previews go to its `previews/`. */
  readonly publicDirectory: string;
  /** What each preview was made from. */
  readonly cache: string;
}

/** How many previews were made, removed, and left as they were. */
export interface PreviewReport {
  readonly made: number;
  readonly removed: number;
  readonly kept: number;
}

const projectPaths: PreviewPaths = {
  pictures: 'content/pictures',
  publicDirectory: 'public',
  cache: '.cache/previews.json',
};

type Cache = Readonly<Record<string, string>>;

/** The drawing itself: when one of these files changes, every preview is made anew. */
const recipe = [
  ...readdirSync('scripts')
    .filter((name) => /^(?:previews.*|outlines|fonts)(?<!\.test)\.ts$/.test(name))
    .map((name) => join('scripts', name)),
  ...Object.values(commonDrawings),
  ...typeFiles,
];

function hashOf(files: readonly string[], ...words: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function readCache(path: string): Cache {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Cache;
  } catch {
    return {}; // absent or cut short by an interrupted build: make them anew
  }
}

// Under a name nobody asks for, then renamed: an interrupted build never leaves half a picture behind.
function writeWhole(path: string, data: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, data);
  renameSync(`${path}.part`, path);
}

/** Deletes what no page asks for; returns how many. */
function removeStale(directory: string, wanted: ReadonlySet<string>): number {
  const stale = existsSync(directory)
    ? readdirSync(directory).filter((name) => !wanted.has(join(directory, name)))
    : [];
  for (const name of stale) rmSync(join(directory, name), { recursive: true });
  return stale.length;
}

/**
 * Makes the preview picture of every page that has none yet, or whose title, picture or drawing has changed, and
 * deletes those of pages that are gone. Throws one line a problem, naming the page.
 */
export async function makePreviews(
  previews: readonly PagePreview[] = pagePreviews,
  paths: PreviewPaths = projectPaths,
): Promise<PreviewReport> {
  const before = readCache(paths.cache);
  const after: Record<string, string> = {};
  const recipeHash = hashOf(recipe, JSON.stringify(imprint));
  const fileOf = (path: string) => join(paths.publicDirectory, previewPath(path));
  let lettering: ReturnType<typeof readLettering> | undefined;
  let made = 0;

  const make = async (preview: PagePreview): Promise<void> => {
    const { path, title, scene } = preview;
    const sources = sourcesOf(scene, paths.pictures);
    const stamp = hashOf(sources, recipeHash, title, JSON.stringify(scene));
    if (before[path] !== stamp || !existsSync(fileOf(path))) {
      lettering ??= readLettering();
      writeWhole(
        fileOf(path),
        await drawPreview(preview, imprint, await lettering, paths.pictures),
      );
      made += 1;
    }
    after[path] = stamp;
  };
  const results = await Promise.allSettled(previews.map(make));
  writeWhole(paths.cache, JSON.stringify(after, null, 1));
  const problems = results.flatMap((result, index) =>
    result.status === 'rejected'
      ? [`  - ${previews[index]?.path ?? ''}: ${(result.reason as Error).message}`]
      : [],
  );
  if (problems.length > 0) throw new Error(`Images des liens\u00a0:\n${problems.join('\n')}`);
  const removed = removeStale(
    join(paths.publicDirectory, 'previews'),
    new Set(previews.map(({ path }) => fileOf(path))),
  );
  return { made, removed, kept: previews.length - made };
}
