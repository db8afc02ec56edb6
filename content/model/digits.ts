/** A whole number in groups of three digits, as French writes it, with spaces that do not break: « 15 000 ». */
export function groupDigits(number: number): string {
  // Not `toLocaleString`, which loads the rules of a language first: 13 to 30 ms here, six times that on a cheap phone.
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
}
