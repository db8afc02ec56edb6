/** What a jury says of a page. */
export interface Finding {
  rule: string;
  page: string;
}

export interface Jury {
  name: string;
  /** Findings that stay: how their rule begins, and why. */
  known: readonly (readonly [rule: RegExp, reason: string])[];
  /** `pages` are addresses, `origin` serves them. */
  judge: (pages: readonly string[], origin: string) => Promise<Finding[]>;
}
