/** By name: `hydrate`, and each island. */
export type IslandFiles = Readonly<Record<string, string>>;

/** Browsers remember a failed module by its address (HTML, module map), so each further attempt has another. */
function importerOf(address: string): () => Promise<unknown> {
  let attempt = 0;
  let coming: Promise<unknown> | undefined;
  const importAgain = () => import(`${address}?${++attempt}`) as Promise<unknown>;
  return () =>
    (coming ??= (attempt === 0 ? import(address).catch(importAgain) : importAgain()).catch(
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    ));
}

export type ImportBoth = (first: string, last: string) => Promise<[unknown, unknown]>;

/** Imports each file once, and again after a failure. */
export function importBothOf(files: IslandFiles): ImportBoth {
  const importers = new Map(
    Object.entries(files).map(([name, address]) => [name, importerOf(address)]),
  );
  const preloaded = new Set<string>();
  // The imports come one after the other, the requests do not.
  const preload = (name: string) => {
    if (preloaded.has(name)) return;
    preloaded.add(name);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: files[name] });
    document.head.append(link);
  };
  return async (first, last) => {
    preload(first);
    preload(last);
    return [await importers.get(first)?.(), await importers.get(last)?.()];
  };
}
