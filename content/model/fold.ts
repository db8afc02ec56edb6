/**
 * A text without what does not tell two names apart: capitals, accents, hyphens and points, spaces too many, and what the ear does
 * not hear (« ginécologue », « anestésie », « sunnu »). To be compared with another folded text, not to be shown.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .replaceAll('y', 'i')
    .replace(/(^|[^c])h/g, '$1')
    .replace(/([a-z])\1/g, '$1')
    .replace(/[\s\-.]+/gu, ' ')
    .trim();
}
