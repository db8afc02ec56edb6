/** What a browser may tell of its connection (Network Information API); Safari and Firefox tell nothing. */
export interface ConnectionHints {
  readonly saveData?: boolean;
  /** « slow-2g », « 2g », « 3g » or « 4g », as measured. */
  readonly effectiveType?: string;
}

/** Whether only what the visitor looks at may be fetched: they save data, or the network is 2G. */
export function isSparing(hints: ConnectionHints | undefined): boolean {
  return hints?.saveData === true || hints?.effectiveType?.endsWith('2g') === true;
}
