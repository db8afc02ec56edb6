/** A whole number in groups of three digits with no-break spaces, as in French: « 15 000 ». */
export function groupDigits(number: number): string {
  // Faster than `toLocaleString`, which first loads the rules of French: 13 to 30 ms on a computer, six times as long
  // on a cheap phone.
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
}
