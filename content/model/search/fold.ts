/** Returns lower case without accents, with « oe », straight apostrophes, and a space for hyphens and dots. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .replace(/[\s\-.]+/gu, ' ')
    .trim();
}

const asHeard = (word: string) =>
  word
    .replaceAll('h', '')
    .replaceAll('y', 'i')
    .replace(/([a-z])\1/g, '$1');

/**
 * Returns a phonetic form, for comparison only: « ginécologue », « anestésie », « sunnu » match. Words of one or two
 * letters keep their spelling.
 */
export function fold(text: string): string {
  return foldLetters(text).replace(/[a-z]{3,}/g, asHeard);
}
