import type { Insurer } from './schema';

export type { Insurer };

/** Returns « CANAM (AMO) ». */
export const nameInUse = ({ nom, knownAs }: Insurer): string =>
  knownAs === undefined ? nom : `${nom} (${knownAs})`;
