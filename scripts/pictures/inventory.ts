import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

import { pictureFolders } from './profiles';

// Left by file managers; nobody means them as pictures.
const ignored = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/;

/** Every file below `directory`, as a sorted list of paths with forward slashes. */
export function listOriginals(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(directory, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .filter((file) => !ignored.test(file))
    .sort();
}

function problemOf(file: string, alts: Readonly<Record<string, string>>): string | undefined {
  const folder = file.slice(0, Math.max(0, file.indexOf('/')));
  const extension = folder === 'assureurs' ? ['.svg'] : ['.jpg'];
  if (!pictureFolders.includes(folder)) {
    return `${file}: move it into one of ${pictureFolders.join(', ')}`;
  }
  if (!extension.includes(extname(file))) {
    return `${file}: save it as ${extension.join(' or ')} (lower case) under the same name`;
  }
  if (!/^[a-z0-9/.-]+$/.test(file)) {
    return `${file}: rename it with lower-case letters, digits and dashes only`;
  }
  if (!alts[file]?.trim()) {
    return `${file}: add a line saying what it shows to content/data/pictures.ts`;
  }
  return undefined;
}

/**
 * What is wrong between the files and their alt texts, one English sentence a problem, each beginning with the
 * file's name and saying what to do; empty when all is well.
 */
export function inventoryProblems(
  files: readonly string[],
  alts: Readonly<Record<string, string>>,
): string[] {
  const present = new Set(files);
  const missing = Object.keys(alts)
    .filter((file) => !present.has(file))
    .map(
      (file) =>
        `${file}: put the file into content/pictures/, or remove its line from content/data/pictures.ts`,
    );
  const wrong = files
    .map((file) => problemOf(file, alts))
    .filter((problem) => problem !== undefined);
  return [...wrong, ...missing];
}
