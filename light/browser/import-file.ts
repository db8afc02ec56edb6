/** Hashes of file names, keyed by the rest of the name: `hydrate`, and each island. */
export type IslandFiles = Record<string, string>;

type Module = Record<string, unknown>;

const addressOf = (name: string, hash = '') => `/_islands/${name}-${hash}.js`;

/** A truncated file may be a valid module that lacks its export. */
async function importWhole(name: string, address: string): Promise<Module> {
  const module = (await import(address)) as Module;
  if (!(name in module)) throw new Error(`${address} is cut`);
  return module;
}

/**
 * Browsers remember a failed module by its address (HTML, module map), and caches may hold what is no script, so each
 * further attempt has an address of its own.
 */
function importerOf(name: string, address: string): () => Promise<Module> {
  let coming: Promise<Module> | undefined;
  let hasFailed = false;
  const importAgain = () => importWhole(name, `${address}?${Date.now()}`);
  return () =>
    (coming ??= (hasFailed ? importAgain() : importWhole(name, address).catch(importAgain)).catch(
      (error: unknown) => {
        coming = undefined;
        hasFailed = true;
        throw error;
      },
    ));
}

export type ImportBoth = (first: string, last: string) => Promise<[unknown, unknown]>;

/** Imports each file once, and again after a failure. */
export function importBothOf(files: IslandFiles): ImportBoth {
  const importers = new Map(
    Object.entries(files).map(([name, hash]) => [name, importerOf(name, addressOf(name, hash))]),
  );
  const preloaded = new Set<string>();
  // The imports run one after the other, the requests in parallel.
  const preload = (name: string) => {
    if (preloaded.has(name)) return;
    preloaded.add(name);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: addressOf(name, files[name]) });
    document.head.append(link);
  };
  return async (first, last) => {
    preload(first);
    preload(last);
    return [await importers.get(first)?.(), await importers.get(last)?.()];
  };
}
