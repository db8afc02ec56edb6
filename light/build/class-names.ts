const classesIn = (css: string) => new Set(css.match(/\.-?[_a-zA-Z][\w-]*/g));

/**
 * Returns a class of a script's styles that the styles of the pages lack, or undefined. vanilla-extract makes class
 * names from a file's path and order; Turbopack and esbuild must agree on them, or what a script shows has no style.
 */
export function missingClass(css: string, pageStyles: string): string | undefined {
  const known = classesIn(pageStyles);
  return [...classesIn(css)].find((name) => !known.has(name))?.slice(1);
}
