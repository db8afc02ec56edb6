import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import packageFile from '../../package.json';
import { contentHash } from '../../scripts/assets/content-hash';
import { inlineScript } from '../../scripts/assets/inline-scripts';
import { classesIn, missingClass } from './class-names';
import type { IslandFiles } from '../browser/import-file';

const folder = '/_islands/';

/** The only lazily loaded module with styles that no page has. */
const viewer = 'components/ui/lightbox/viewer.ts';

/** The oldest browsers in which every part works (docs/browsers.md). */
const wholeFrom = packageFile.browserslist.scripts.map((query) => query.replace(' >= ', ''));

const preact = path.resolve('light/browser/preact.ts');

// package.json names only the CommonJS build, which is 0.4 KB heavier.
const formspree = '@formspree/core/dist/index.mjs';

const options = {
  outdir: 'out/_islands',
  write: false,
  metafile: true,
  bundle: true,
  format: 'esm',
  minify: true,
  target: wholeFrom,
  legalComments: 'none',
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  external: ['/patterns/*'],
  // `preact/compat` would add 1.4 KB to each page with an island.
  alias: { react: preact, 'react/jsx-runtime': preact, '@formspree/core': formspree },
} satisfies BuildOptions;

const viewerStylesOnly: Plugin = {
  name: 'viewer-styles-only',
  setup: (into) => {
    into.onResolve({ filter: /\.vanilla\.css/ }, ({ path: file }) =>
      file.startsWith(path.posix.dirname(viewer)) ? undefined : { path: file, namespace: 'page' },
    );
    into.onLoad({ filter: /.*/, namespace: 'page' }, () => ({ contents: '', loader: 'css' }));
  },
};

async function viewerStyles(): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [viewer],
    // The same class names as in the pages.
    plugins: [viewerStylesOnly, vanillaExtractPlugin({ identifiers: 'short' })],
  });
  return outputFiles.find((file) => file.path.endsWith('.css'))?.text ?? '';
}

const viewerWithStyles = (href: string): Plugin => ({
  name: 'viewer-with-styles',
  setup: (into) => {
    into.onLoad({ filter: /[\\/]lightbox[\\/]viewer\.ts$/ }, ({ path: file }) => ({
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

/** `bundle` returns the address of a file. */
const lateFiles = (bundle: (source: string) => Promise<string>): Plugin => ({
  name: 'late-files',
  setup: (into) => {
    into.onResolve({ filter: /^/ }, async ({ path: source, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const found = await into.resolve(source, { kind: 'import-statement', resolveDir });
      return found.errors.length > 0
        ? { errors: found.errors }
        : { path: await bundle(found.path), external: true };
    });
  },
});

const packagesOf = ({ inputs }: Metafile) =>
  Object.keys(inputs).flatMap(
    (input) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? [],
  );

/** Each file contains all its imports, so that no file waits for another. */
function bundlerOf(
  write: (name: string, text: string) => string,
  pageClasses: ReadonlySet<string>,
  plugins: Plugin[],
) {
  const packages = new Set<string>();
  const written = new Map<string, Promise<string>>();
  const bundle = async (source: string, define: Record<string, string> = {}): Promise<string> => {
    const { outputFiles, metafile } = await build({
      ...options,
      entryPoints: [source],
      define: { ...options.define, ...define },
      plugins: [lateFiles(bundleOnce), ...plugins, vanillaExtractPlugin({ identifiers: 'short' })],
    });
    for (const name of packagesOf(metafile)) packages.add(name);
    const textOf = (end: string) =>
      outputFiles
        .filter(({ path: file }) => file.endsWith(end))
        .map((file) => file.text)
        .join('');
    const missing = source.endsWith(viewer) ? undefined : missingClass(textOf('.css'), pageClasses);
    if (missing !== undefined) throw new Error(`${source}: no page has the style ${missing}`);
    // Only Next needs this directive.
    const text = textOf('.js').replace(/^"use client";/, '');
    return write(`${path.parse(source).name}-${contentHash(text)}.js`, text);
  };
  const bundleOnce = (source: string): Promise<string> => {
    const address = written.get(source) ?? bundle(source);
    written.set(source, address);
    return address;
  };
  return [bundle, () => [...packages].sort()] as const;
}

async function sourcesOfIslands(): Promise<[name: string, source: string][]> {
  const table = 'components/islands/islands.ts';
  const { metafile } = await build({ ...options, entryPoints: [table], packages: 'external' });
  const imports = metafile.inputs[table]?.imports ?? [];
  return imports.map(({ path: source }) => [path.parse(source).name, source]);
}

const stylesIn = (directory: string) =>
  readdirSync(path.join(directory, '_next'), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(directory, '_next', file), 'utf8'))
    .join('');

/** Returns the script in every page, and the names of the packages with code in scripts. */
export async function bundleIslands(directory: string) {
  const write = (name: string, text: string) => {
    writeFileSync(path.join(directory, folder, name), text);
    return folder + name;
  };
  mkdirSync(path.join(directory, folder), { recursive: true });
  const css = await viewerStyles();
  const style = write(`viewer-${contentHash(css)}.css`, css);
  const [bundle, packagesIn] = bundlerOf(write, classesIn(stylesIn(directory)), [
    viewerWithStyles(style),
  ]);
  const sources = [
    ['hydrate', 'light/browser/hydrate.tsx'] as const,
    ...(await sourcesOfIslands()),
  ];
  const files: IslandFiles = Object.fromEntries(
    await Promise.all(
      sources.map(async ([name, source]) => {
        const address = await bundle(source);
        return [name, address.slice(`${folder}${name}-`.length, -'.js'.length)] as const;
      }),
    ),
  );
  const main = await bundle('light/browser/main.ts', { ISLAND_FILES: JSON.stringify(files) });
  const inPage = await inlineScript({
    entryPoints: ['light/browser/in-page.ts'],
    define: { MAIN: JSON.stringify(main) },
  });
  return { inPage, packages: packagesIn() };
}
