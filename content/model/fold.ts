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

/**
 * A text as it sounds: `foldLetters`, and without what the ear does not hear (« ginécologue », « anestésie », « ecographie »,
 * « sunnu »). To be compared with another folded text, not to be shown.
 */
export function fold(text: string): string {
  return foldLetters(text)
    .replaceAll('h', '')
    .replaceAll('y', 'i')
    .replace(/([a-z])\1/g, '$1')
    .trim();
}
