import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { islands } from '../../components/islands/islands';
import packageFile from '../../package.json';
import { contentHash } from '../assets/content-hash';
import type { IslandFiles } from './browser/wake';

const folder = '/_islands/';

/** The only lazily loaded module with styles that no page has. */
const viewer = 'components/ui/lightbox/viewer.ts';

/** The oldest browsers in which every part works (docs/browsers.md), as esbuild names them: « chrome92 ». */
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
  // Preact has React's hooks and JSX at a tenth of React's size. Imports of other parts of React fail here:
  // `preact/compat`, which has them, would add 1.4 KB to each page with an island.
  alias: { react: 'preact/hooks', 'react/jsx-runtime': 'preact/jsx-runtime' },
} satisfies BuildOptions;

/** The page already has the styles outside the viewer's folder. */
const viewerStylesOnly: Plugin = {
  name: 'viewer-styles-only',
  setup: (bundle) => {
    bundle.onResolve({ filter: /\.vanilla\.css/ }, ({ path: file }) =>
      file.startsWith(path.posix.dirname(viewer)) ? undefined : { path: file, namespace: 'page' },
    );
    bundle.onLoad({ filter: /.*/, namespace: 'page' }, () => ({ contents: '', loader: 'css' }));
  },
};

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

function importsOf(outputs: Metafile['outputs'], output: string): string[] {
  const direct = (outputs[output]?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .map(({ path: file }) => file);
  return [...new Set(direct.flatMap((file) => [file, ...importsOf(outputs, file)]))];
}

const addressOf = (file: string) => folder + path.basename(file);

/** The files of each island and of `hydrate`, without those that `main` has loaded. */
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

/** Puts the table of files into the main script. esbuild's `define` cannot: the table is known only after bundling. */
function withFiles(main: string, files: IslandFiles): string {
  const [before, after, ...others] = main.split('ISLAND_FILES');
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error('main.ts uses ISLAND_FILES once');
  return before + JSON.stringify(files) + after;
}

const packagesOf = ({ outputs }: Metafile) =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.keys(inputs))
    .flatMap((input) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []);

/**
 * Writes the scripts that wake the islands, and what these load, into `directory`. Returns the text of the script in
 * every page, and the names of the packages with code in the scripts. Throws when an import does not resolve.
 */
export async function bundleIslands(directory: string) {
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
    // Much older browsers must be able to parse this script too.
    target: 'es2019',
    define: { MAIN: JSON.stringify(write(`main-${contentHash(main)}.js`, main)) },
  });
  return {
    inPage: page.outputFiles.map(({ text }) => text.trim()).join(''),
    packages: [...new Set(packagesOf(metafile))].sort(),
  };
}
