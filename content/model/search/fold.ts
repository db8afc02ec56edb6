/**
 * A text in lower case, without accents, with « oe » for « œ », straight apostrophes, and one space for each run of
 * hyphens, dots and spaces.
 */
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
 * Phonetic form of a text, so that misspellings match: « ginécologue », « anestésie », « sunnu ». Words of one or two
 * letters keep their spelling: « sy » is not « si ». Only for comparison with other folded texts.
 */
export function fold(text: string): string {
  return foldLetters(text).replace(/[a-z]{3,}/g, asHeard);
}
