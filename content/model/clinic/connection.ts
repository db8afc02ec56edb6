/** Network Information API, which Safari and Firefox lack. */
export interface ConnectionHints {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns true when the visitor saves data, or on 2G. */
export function isSparing(hints: ConnectionHints | undefined): boolean {
  return hints?.saveData === true || hints?.effectiveType?.endsWith('2g') === true;
}
