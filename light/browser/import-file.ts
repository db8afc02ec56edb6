/** The address of `hydrate`, and of each island by its name. */
export type IslandFiles = Readonly<Record<string, string>>;

const preloaded = new Set<string>();

/** Requests in parallel files that would be imported one after the other. */
export function preload(files: readonly string[]): void {
  for (const href of files.filter((file) => !preloaded.has(file))) {
    preloaded.add(href);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
  }
}

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

/** Imports a module of the site by its name in `IslandFiles`. */
export type ImportFile = (name: string) => Promise<unknown>;

/** Returns a function that imports each of `files` once, and again after a failure. */
export function importFilesOf(files: IslandFiles): ImportFile {
  const importers = new Map(
    Object.entries(files).map(([name, address]) => [name, importerOf(address)]),
  );
  return (name) => importers.get(name)?.() ?? Promise.reject(new Error(`No island ${name}`));
}
