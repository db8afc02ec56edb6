export type ValuePath = readonly PropertyKey[];

/** What is wrong, or doubtful, at a place of a file, in French, without a full stop. */
export interface Finding {
  path: ValuePath;
  sentence: string;
}
