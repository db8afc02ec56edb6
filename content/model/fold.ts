/**
 * A text in lower case, without accents, with « oe » for « œ » and straight apostrophes. Each run of hyphens, dots and
 * spaces becomes one space. « Dr Issa COULIBALY » gives « dr issa coulibaly ».
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

/** Phonetic form of a lower-case word: without `h`, with `i` for `y`, and with double letters as one. */
const asHeard = (word: string) =>
  word
    .replaceAll('h', '')
    .replaceAll('y', 'i')
    .replace(/([a-z])\1/g, '$1');

/**
 * Phonetic form of a text, so that misspellings match: « ginécologue », « anestésie », « ecographie », « sunnu ». Words
 * of one or two letters keep their spelling: « sy » is not « si ». The result is only for comparison with other folded
 * texts.
 */
export function fold(text: string): string {
  return foldLetters(text).replace(/[a-z]{3,}/g, asHeard);
}
