/** Bundles the scripts for browsers: the script of every page, and the islands that this script wakes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { islands } from '../../components/islands/islands';
import packageFile from '../../package.json';
import { contentHash } from '../assets/content-hash';
import type { IslandFiles } from './browser/wake';

/** Folder of the scripts on the site; their names change with their content. */
const folder = '/_islands/';

/** The only lazily loaded module with styles that no page has. */
const viewer = 'components/ui/lightbox/viewer.ts';

/**
 * The oldest browsers in which every part works (docs/browsers.md), as esbuild names them: « chrome92 ». Next builds
 * styles for older browsers, `defaults` in the same list.
 */
const wholeFrom = packageFile.browserslist.scripts.map((query) => query.replace(' >= ', ''));

const options = {
  outdir: 'out/_islands',
  write: false,
  metafile: true,
  bundle: true,
  format: 'esm',
  minify: true,
  target: wholeFrom,
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Islands use React's hooks and JSX only, which Preact has at a tenth of React's size. The bundle fails on other
  // imports, for which `preact/compat` would add 1.2 KB to each page with an island.
  alias: { react: 'preact/hooks', 'react/jsx-runtime': 'preact/jsx-runtime' },
} satisfies BuildOptions;

/** Excludes styles outside the viewer's folder, since the page already has them. */
const viewerStylesOnly: Plugin = {
  name: 'viewer-styles-only',
  setup: (bundle) => {
    bundle.onResolve({ filter: /\.vanilla\.css/ }, ({ path: file }) =>
      file.startsWith(path.posix.dirname(viewer)) ? undefined : { path: file, namespace: 'page' },
    );
    bundle.onLoad({ filter: /.*/, namespace: 'page' }, () => ({ contents: '', loader: 'css' }));
  },
};

/** The styles of the viewer and of the package that shows its pictures. */
async function viewerStyles(): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [viewer],
    // « short » gives the same class names as the pages.
    plugins: [viewerStylesOnly, vanillaExtractPlugin({ identifiers: 'short' })],
  });
  return outputFiles.find((file) => file.path.endsWith('.css'))?.text ?? '';
}

/** Makes the viewer wait for its style sheet. */
const viewerWithStyles = (href: string): Plugin => ({
  name: 'viewer-with-styles',
  setup: (bundle) => {
    bundle.onLoad({ filter: /[\\/]lightbox[\\/]viewer\.ts$/ }, ({ path: file }) => ({
      contents: `await new Promise((resolve, reject) => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '${href}', onload: resolve, onerror: reject });
  document.head.append(link);
});
${readFileSync(file, 'utf8')}`,
      loader: 'ts',
      resolveDir: path.dirname(file),
    }));
  },
});

/** The static imports of an output, direct and indirect. */
function importsOf(outputs: Metafile['outputs'], output: string): string[] {
  const direct = (outputs[output]?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .map(({ path: file }) => file);
  return [...new Set(direct.flatMap((file) => [file, ...importsOf(outputs, file)]))];
}

const addressOf = (file: string) => folder + path.basename(file);

/** The addresses of each island and of `hydrate`, by name: its own, then its imports that `main` has not loaded. */
function filesOf({ outputs }: Metafile): IslandFiles {
  const nameOf = (file = '') => path.basename(file).replace(/\.\w+$/, '');
  const isMain = (output: string) => nameOf(outputs[output]?.entryPoint) === 'main';
  const loaded = importsOf(outputs, Object.keys(outputs).find(isMain) ?? '');
  const late = Object.entries(outputs).map(
    ([output, { entryPoint }]) => [output, nameOf(entryPoint)] as const,
  );
  return Object.fromEntries(
    late
      .filter(([, name]) => name in islands || name === 'hydrate')
      .map(([output, name]) => [
        name,
        [output, ...importsOf(outputs, output)]
          .filter((file) => !loaded.includes(file))
          .map(addressOf),
      ]),
  );
}

/** Returns the main script with the table of files in it. Throws unless the script uses `ISLAND_FILES` exactly once. */
function withFiles(main: string, files: IslandFiles): string {
  const [before, after, ...others] = main.split('ISLAND_FILES');
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error('main.ts uses ISLAND_FILES once');
  return before + JSON.stringify(files) + after;
}

/** The packages with code in a bundle. */
const packagesOf = ({ outputs }: Metafile) =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.keys(inputs))
    .flatMap((input) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []);

/**
 * Writes the scripts that wake the islands, and what these load, into `directory`. Throws when an import does not
 * resolve.
 */
export async function bundleIslands(directory: string): Promise<IslandScripts> {
  const write = (file: string, text: string) => {
    writeFileSync(path.join(directory, addressOf(file)), text);
    return addressOf(file);
  };
  mkdirSync(path.join(directory, folder), { recursive: true });
  const css = await viewerStyles();
  const style = write(`viewer-${contentHash(css)}.css`, css);
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: ['scripts/light/browser/main.ts'],
    splitting: true,
    chunkNames: '[name]-[hash]',
    loader: { '.css': 'empty' },
    plugins: [
      viewerWithStyles(style),
      vanillaExtractPlugin({ identifiers: 'short', outputCss: false }),
    ],
  });
  const isMain = (file: string) => path.basename(file) === 'main.js';
  for (const { path: file, text } of outputFiles) if (!isMain(file)) write(file, text);
  const main = withFiles(
    outputFiles.find((file) => isMain(file.path))?.text ?? '',
    filesOf(metafile),
  );
  const page = await build({
    ...options,
    entryPoints: ['scripts/light/browser/in-page.ts'],
    format: 'iife',
    // This script must not be a syntax error in much older browsers, which parse it too.
    target: 'es2019',
    define: { MAIN: JSON.stringify(write(`main-${contentHash(main)}.js`, main)) },
  });
  return {
    inPage: page.outputFiles.map(({ text }) => text.trim()).join(''),
    packages: [...new Set(packagesOf(metafile))].sort(),
  };
}

/** The scripts that wake the islands. */
export interface IslandScripts {
  /** The text of the script in every page, which fetches the others. */
  readonly inPage: string;
  /** Names of the packages with code in the scripts, sorted. */
  readonly packages: readonly string[];
}
