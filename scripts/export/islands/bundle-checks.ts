/** Checks what bundles import from one another. */

/** A file for visitors: its address on the site, and what it holds. */
export interface BrowserFile {
  /** That of its source, without the extension. */
  readonly name: string;
  readonly href: string;
  readonly text: string;
}

const namesIn = (names: string) => names.split(',').map((name) => name.trim().split(' as '));

/**
 * Checks that every name imported from another bundle is exported by it, which no bundler sees across bundles.
 *
 * @throws {Error} naming the file and what it does not export
 */
export function checkImports(files: readonly BrowserFile[]): void {
  const exported = (href: string) => {
    const text = files.find((file) => file.href === href)?.text ?? '';
    return namesIn(/export\s*\{([^{}]*)\}/.exec(text)?.[1] ?? '').map((name) => name.at(-1));
  };
  for (const { text } of files)
    for (const [, names = '', href = ''] of text.matchAll(
      /import\s*\{([^{}]*)\}\s*from\s*"(\/[^"]+)"/g,
    )) {
      const known = exported(href);
      const missing = namesIn(names).flatMap(([name = '']) => (known.includes(name) ? [] : name));
      if (missing.length > 0) throw new Error(`${href} does not export ${missing.join(', ')}`);
    }
}
