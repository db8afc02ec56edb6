const digits = (count: string) => String.raw`(?:\D*\d){${count}}`;

/** « 12/05/1990 », « 1990-05-12 » */
const date = String.raw`\s*(?:[0-3]?\d\D+[01]?\d\D+)?(?:19|20)\d\d(?:\D+[01]?\d\D+[0-3]?\d)?\D*$`;

/**
 * Returns the `pattern` of a telephone number, or of two, cleaned. A date, an e-mail address and a number that is short
 * after its code do not match; a code may lack its « + ». `lengths` are those of national numbers, by code.
 */
export function phonePatternOf(lengths: Record<string, number>): string {
  const short = [...new Set(Object.values(lengths))].map((length) => {
    const codes = Object.keys(lengths).filter((code) => lengths[code] === length);
    return `(?:${codes.join('|')})${digits(`0,${length - 1}`)}`;
  });
  const least = Math.min(...Object.values(lengths));
  // Without a « + », nine digits or more begin with a code.
  const coded = String.raw`\s*(?:(?:\+|00)\s*|(?=${digits('9')}))(?:${short.join('|')})\D*$`;
  return String.raw`(?![^]*@)(?!${date})(?!${coded})${digits(`${least},`)}\D*`;
}
