import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { light } from '../../components/theme/schemes';
import { clinic } from '../../content/facts/clinic';
import { previewPath } from '../../content/model/pages/page-metadata';
import { commonSources, drawPreview, type Preview } from './previews/drawing';
import { pagePreviews, place } from './previews/pages';

const projectPaths = { previews: 'public/previews', cache: '.cache/previews.json' };

function hashOf(preview: Preview): string {
  const hash = createHash('sha256').update(JSON.stringify([preview, light]));
  for (const file of [...commonSources, ...preview.pictures]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function readCache(path: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  } catch {
    return {}; // Missing or truncated.
  }
}

/** Draws the previews that have changed, and returns the addresses of their pages. */
export async function makePreviews(pages = pagePreviews, paths = projectPaths, draw = drawPreview) {
  const before = readCache(paths.cache);
  const after: Record<string, string> = {};
  const drawn: string[] = [];
  mkdirSync(paths.previews, { recursive: true });
  for (const { path, pictures, ...words } of pages) {
    const files = pictures.map((file) => `content/pictures/${file}`);
    const preview = { ...words, pictures: files, clinic: clinic.name, place };
    const name = basename(previewPath(path));
    after[name] = hashOf(preview);
    if (before[name] === after[name] && existsSync(join(paths.previews, name))) continue;
    writeFileSync(join(paths.previews, name), await draw(preview));
    drawn.push(path);
  }
  for (const name of readdirSync(paths.previews))
    if (!(name in after)) rmSync(join(paths.previews, name), { recursive: true });
  writeFileSync(paths.cache, JSON.stringify(after, null, 1));
  return drawn;
}
