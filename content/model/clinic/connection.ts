/** Connection data of a browser (Network Information API); Safari and Firefox have none. */
export interface ConnectionHints {
  readonly saveData?: boolean;
  /** « slow-2g », « 2g », « 3g » or « 4g ». */
  readonly effectiveType?: string;
}

/** Whether the visitor saves data, or the network is 2G. Nothing is then fetched in advance. */
export function isSparing(hints: ConnectionHints | undefined): boolean {
  return hints?.saveData === true || hints?.effectiveType?.endsWith('2g') === true;
}
