export type ValuePath = readonly PropertyKey[];

/** A fault or a doubt about a value of a file. `sentence` is in French, without a full stop. */
export interface Finding {
  path: ValuePath;
  sentence: string;
}
