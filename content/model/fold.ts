/**
 * A text without what does not tell two names apart: capitals, accents, hyphens and points, spaces too many, and what the ear does
 * not hear (« ginécologue », « anestésie », « ecographie », « sunnu »). To be compared with another folded text, not to be shown.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|h/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .replaceAll('y', 'i')
    .replace(/([a-z])\1/g, '$1')
    .replace(/[\s\-.]+/gu, ' ')
    .trim();
}
