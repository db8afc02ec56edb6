/** An insurer or mutual fund accepted by the clinic (specification § 3). */
export interface Insurer<PictureFile extends string = string> {
  readonly nom: string;
  /** What patients call it, or whoever sees to it for them: « AMO, INPS » for the CANAM. */
  readonly knownAs?: string;
  /** Word-mark or logo below `content/pictures/`. */
  readonly img: PictureFile;
}

/** How many insurers are shown, in words; of the only one, its name; at none, what to do. */
export function insurersFound(count: number, first: string): string {
  if (count === 0)
    return 'Pas trouvée sous ce nom\u00a0: appelez-nous, nous vous dirons si elle est acceptée.';
  return count === 1 ? `Oui, acceptée\u00a0: ${first}` : `${count}\u00a0assurances acceptées`;
}

/** Its name, with the one that patients use: « CANAM (AMO) ». */
export const nameInUse = ({ nom, knownAs }: Insurer): string =>
  knownAs === undefined ? nom : `${nom} (${knownAs})`;
