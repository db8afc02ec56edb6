/** Returns the value of a `class` attribute. */
export const classNames = (...names: (string | undefined)[]): string =>
  names.filter(Boolean).join(' ');
