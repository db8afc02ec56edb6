import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { siteCharacters } from './site-characters';

interface Face {
  file: string;
  source: string;
  characters: string;
  /** Each axis is pinned to a value or limited to a range. */
  axes: Record<string, number | { min: number; max: number }>;
}

/** Returns the faces of text, of headings, and an italic with only the letters of `quotes`. */
export function faces(quotes: readonly string[]): Face[] {
  return [
    {
      file: 'figtree.woff2',
      source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      characters: siteCharacters,
      axes: { wght: { min: 400, max: 700 } },
    },
    {
      file: 'fraunces.woff2',
      source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
      characters: siteCharacters,
      axes: { wght: 600, opsz: 72, SOFT: 50, WONK: 0 },
    },
    {
      file: 'fraunces-italic.woff2',
      source: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
      characters: [...new Set(`${quotes.join('')}«»\u00a0`)].sort().join(''),
      axes: { wght: 400, opsz: 24, SOFT: 50, WONK: 0 },
    },
  ];
}

/** Writes the subset faces as woff2. `quotes` are the texts set in italic. */
export async function subsetFonts(directory: string, quotes: readonly string[]): Promise<void> {
  await mkdir(directory, { recursive: true });
  await Promise.all(
    faces(quotes).map(async ({ file, source, characters, axes }) => {
      const font = await subsetFont(await readFile(require.resolve(source)), characters, {
        targetFormat: 'woff2',
        variationAxes: axes,
      });
      await writeFile(join(directory, file), font);
    }),
  );
}
