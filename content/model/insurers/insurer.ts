import type { Insurer } from './schema';

export type { Insurer };

/** Returns a count, the name of a single one, or what to do for none. */
export function insurersFound(count: number, first: string): string {
  if (count === 0)
    return 'Pas trouvée sous ce nom\u00a0: appelez-nous, nous vous dirons si elle est acceptée.';
  return count === 1 ? `Oui, acceptée\u00a0: ${first}` : `${count}\u00a0assurances acceptées`;
}

/** Returns « CANAM (AMO) ». */
export const nameInUse = ({ nom, knownAs }: Insurer): string =>
  knownAs === undefined ? nom : `${nom} (${knownAs})`;
