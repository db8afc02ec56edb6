/** The address of `hydrate`, and of each island by its name. */
export type IslandFiles = Readonly<Record<string, string>>;

/**
 * Returns a function that imports a module once, and again after a failure. Each further attempt has another address,
 * because browsers remember a failed module by its address (HTML, module map), and the worker a wrong copy.
 */
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

/** Imports two modules of the site, by their names in `IslandFiles`, one after the other. */
export type ImportBoth = (first: string, last: string) => Promise<[unknown, unknown]>;

/** Returns a function that imports two of `files`, each once, and again after a failure. */
export function importBothOf(files: IslandFiles): ImportBoth {
  const importers = new Map(
    Object.entries(files).map(([name, address]) => [name, importerOf(address)]),
  );
  const preloaded = new Set<string>();
  // Requests in parallel what is imported one after the other.
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
