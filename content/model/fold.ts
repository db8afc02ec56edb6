/** A text in small letters, without accents, hyphens, points, and spaces too many: « Dr Issa COULIBALY » is « dr issa coulibaly ». */
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

/** A word, already in small letters, without what the ear does not hear. */
const asHeard = (word: string) =>
  word
    .replaceAll('h', '')
    .replaceAll('y', 'i')
    .replace(/([a-z])\1/g, '$1');

/**
 * A text as it sounds: `foldLetters`, and without what the ear does not hear (« ginécologue », « anestésie », « ecographie »,
 * « sunnu »). Words of one or two letters stay as they are written: « sy » is not « si ». To be compared with another folded
 * text, not to be shown.
 */
export function fold(text: string): string {
  return foldLetters(text).replace(/[a-z]{3,}/g, asHeard);
}
