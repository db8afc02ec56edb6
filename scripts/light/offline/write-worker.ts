import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { releaseOf, type Release } from './release';

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
 * Writes the worker of an exported site (`sw.js`), and the worker that removes it (`sw-off.js`). Call this after all
 * changes to pages: the worker's version is a hash of them.
 *
 * @throws {Error} when the export lacks a page to keep, or a file that it needs
 */
export async function writeWorker(directory: string): Promise<void> {
  writeFileSync(path.join(directory, 'sw.js'), await bundle('worker.ts', releaseOf(directory)));
  writeFileSync(path.join(directory, 'sw-off.js'), await bundle('kill-switch.ts'));
}
