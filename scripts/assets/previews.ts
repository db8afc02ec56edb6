import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { previewPath } from '../../content/model/pages/page-metadata';
import { commonSources, drawPreview, readFontTables } from './previews/drawing';
import { imprint, pagePreviews, type PagePreview } from './previews/pages';
import { sourcesOf } from './previews/scenes';

/** Where previews are written; tests give temporary folders. */
export interface PreviewPaths {
  readonly previews: string;
  /** File with the hash of each preview's sources. */
  readonly cache: string;
}

const projectPaths: PreviewPaths = { previews: 'public/previews', cache: '.cache/previews.json' };

const recipe = [
  ...commonSources,
  ...['drawing.tsx', 'scenes.tsx', 'title.ts', 'crops.ts'].map(
    (name) => `scripts/assets/previews/${name}`,
  ),
];

function hashOf(words: unknown, files: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function readCache(path: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  } catch {
    return {}; // Absent, or cut short by an interrupted build: every preview is drawn again.
  }
}

const drawWithSiteType = () => {
  let type: ReturnType<typeof readFontTables> | undefined;
  return async (preview: PagePreview) =>
    drawPreview(preview, imprint, await (type ??= readFontTables()));
};

/**
 * Draws the preview of every page whose title, picture or drawing has changed, and deletes the previews of removed
 * pages. Returns the addresses of the pages drawn. Throws at the first page that cannot be drawn, with its address.
 */
export async function makePreviews(
  pages: readonly PagePreview[] = pagePreviews,
  paths: PreviewPaths = projectPaths,
  draw: (preview: PagePreview) => Promise<Buffer> = drawWithSiteType(),
): Promise<string[]> {
  const before = readCache(paths.cache);
  const after: Record<string, string> = {};
  const drawn: string[] = [];
  const common = hashOf(imprint, recipe);
  mkdirSync(paths.previews, { recursive: true });
  for (const preview of pages) {
    const file = join(paths.previews, basename(previewPath(preview.path)));
    const stamp = hashOf([preview, common], sourcesOf(preview.scene));
    after[basename(file)] = stamp;
    if (before[basename(file)] === stamp && existsSync(file)) continue;
    const jpeg = await draw(preview).catch((cause: unknown) => {
      throw new Error(`Image du lien ${preview.path}\u00a0: ${(cause as Error).message}`, {
        cause,
      });
    });
    writeFileSync(file, jpeg);
    drawn.push(preview.path);
  }
  for (const name of readdirSync(paths.previews))
    if (!(name in after)) rmSync(join(paths.previews, name), { recursive: true });
  writeFileSync(paths.cache, JSON.stringify(after, null, 1));
  return drawn;
}
