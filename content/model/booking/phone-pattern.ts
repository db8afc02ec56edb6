const digit = String.raw`(?:\D*\d)`;
const between = String.raw`[\s\/.\-]+`;

/** « 12/05/1990 », « 1990-05-12 » */
const date = String.raw`\s*(?:[0-3]?\d${between}[01]?\d${between}(?:19|20)\d\d|(?:19|20)\d\d${between}[01]?\d${between}[0-3]?\d)\s*$`;

/**
 * Returns the `pattern` of a telephone number, or of two, cleaned. A date, an e-mail address and a number that is short
 * after its code do not match; a code may lack its « + ». `lengths` are those of national numbers, by code.
 */
export function phonePatternOf(lengths: Record<string, number>): string {
  const short = [...new Set(Object.values(lengths))].map((length) => {
    const codes = Object.keys(lengths).filter((code) => lengths[code] === length);
    const code = codes.length === 1 ? codes[0] : `(?:${codes.join('|')})`;
    return String.raw`(?:(?:\+|00)\s*${code}${digit}{0,${length - 1}}|${code}${digit}{6,${length - 1}})`;
  });
  const least = Math.min(...Object.values(lengths));
  return String.raw`(?![^]*@)(?!${date})(?!\s*(?:${short.join('|')})\D*$)${digit}{${least},}\D*`;
}
