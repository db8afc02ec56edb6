/** Returns the classes that a style sheet names, each with its dot. */
export function classesIn(css: string): ReadonlySet<string> {
  return new Set(css.match(/\.-?[_a-zA-Z][\w-]*/g));
}

/**
 * Returns a class of a script's styles that is not `known` from the pages, or undefined. vanilla-extract makes class
 * names from a file's path and order; Turbopack and esbuild must agree on them, or what a script shows has no style.
 */
export function missingClass(css: string, known: ReadonlySet<string>): string | undefined {
  return [...classesIn(css)].find((name) => !known.has(name));
}
