export interface Finding {
  rule: string;
  page: string;
}

export interface Jury {
  name: string;
  /** Accepted findings: a pattern of their rule, and the reason. */
  known: readonly (readonly [rule: RegExp, reason: string])[];
  /** `pages` are paths below `origin`. */
  judge: (pages: readonly string[], origin: string) => Promise<Finding[]>;
}
