import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { writeIfChanged } from './write-if-changed';

/** Generated for `InlineScript.tsx`. */
const texts = 'components/islands/inline-scripts.json';

const ending = '.inline.ts';

/** Returns the text of a script inside a page. */
export async function inlineScript(
  entry: Pick<BuildOptions, 'define' | 'entryPoints' | 'stdin'>,
): Promise<string> {
  const { outputFiles } = await build({
    ...entry,
    bundle: true,
    // With `iife`, esbuild would add 700 characters for an `import()`.
    format: 'esm',
    legalComments: 'none',
    minify: true,
    // Much older browsers must parse these scripts too.
    target: 'es2019',
    write: false,
  });
  return outputFiles.map(({ text }) => `(()=>{${text.trim()}})();`).join('');
}

/** Writes the scripts of all `*.inline.ts` files. */
export async function writeInlineScripts(): Promise<void> {
  const sources = readdirSync('components', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  const scripts = await Promise.all(
    sources.map(async (source) => {
      const contents = `import run from './${source}'; run();`;
      const text = await inlineScript({ stdin: { contents, resolveDir: 'components' } });
      return [path.posix.basename(source, ending), text] as const;
    }),
  );
  const json = JSON.stringify(Object.fromEntries(scripts), null, 2);
  writeIfChanged(texts, json);
}
