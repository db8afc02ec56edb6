import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { releaseOf } from './release';

/** Call once the kept files are final: their hash is the version. Throws when the export lacks a page to keep. */
export async function writeWorker(directory: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['light/worker/worker.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    define: { RELEASE: JSON.stringify(releaseOf(directory)) },
  });
  writeFileSync(path.join(directory, 'sw.js'), outputFiles.map(({ text }) => text).join(''));
}
