/** Bundles the service worker and the script that removes it. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { releaseOf, type Release } from './release';

/** A script of this folder as one file for browsers; `release` is a constant in it. */
async function bundle(source: string, release?: Release): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join('scripts/light/offline', source)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    define: { RELEASE: JSON.stringify(release ?? {}) },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * Writes the worker of an exported site (`sw.js`), and the one that undoes it (`sw-off.js`). The same site gives the same
 * worker, byte for byte. To be called last: the worker knows the final content of the pages.
 *
 * @throws {Error} when a page to keep, or a file that it needs, is not in the export
 */
export async function writeWorker(directory: string): Promise<void> {
  writeFileSync(path.join(directory, 'sw.js'), await bundle('worker.ts', releaseOf(directory)));
  writeFileSync(path.join(directory, 'sw-off.js'), await bundle('kill-switch.ts'));
}
