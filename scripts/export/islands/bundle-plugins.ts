/** The esbuild plugins of the bundles. */
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Returns the address of a file on the site, once it is bundled; `entry` is the bundle that asks for it. */
export type AddressOf = (file: string, entry: string) => Promise<string>;

/** Leaves each dynamic import to a bundle of its own, and React to the one of `runtimeFile`. */
export function externalizeDynamicImports(runtimeFile: string, addressOf: AddressOf): Plugin {
  return {
    name: 'externalizeDynamicImports',
    setup(build) {
      const [entry = ''] = build.initialOptions.entryPoints as string[];
      build.onResolve({ filter: /.*/ }, async ({ path: wanted, pluginData, ...from }) => {
        if (pluginData === 'found') return undefined;
        const isReact = /^react(-dom)?(\/|$)/.test(wanted) && entry !== runtimeFile;
        if (isReact) return { path: await addressOf(runtimeFile, entry), external: true };
        if (from.kind !== 'dynamic-import') return undefined;
        const { kind, importer, resolveDir } = from;
        const found = await build.resolve(wanted, {
          kind,
          importer,
          resolveDir,
          pluginData: 'found',
        });
        return { path: await addressOf(found.path, entry), external: true };
      });
    },
  };
}

/** Keeps, of the styles that a bundle asks for, those of packages and of its own folder: the page has the others. */
export function ownStyles(file: string): Plugin {
  // As vanilla-extract writes it: with slashes, on Windows too.
  const own = path.relative(process.cwd(), path.dirname(file)).replaceAll(path.sep, '/');
  return {
    name: 'own-styles',
    setup(build) {
      build.onResolve({ filter: /\.vanilla\.css/ }, ({ path: style }) =>
        path.posix.dirname(style) === own ? undefined : { path: style, namespace: 'on-page' },
      );
      build.onLoad({ filter: /.*/, namespace: 'on-page' }, () => ({ contents: '', loader: 'css' }));
    },
  };
}
