/** Returns the classes that a style sheet names, each with its dot. */
export function classesIn(css: string): ReadonlySet<string> {
  return new Set(css.match(/\.-?[_a-zA-Z][\w-]*/g));
}

/** Returns a class that is not in `known`. Turbopack and esbuild must agree on vanilla-extract's names. */
export function missingClass(css: string, known: ReadonlySet<string>): string | undefined {
  return [...classesIn(css)].find((name) => !known.has(name));
}
