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
  return foldLetters(text)
    .replace(/[a-z]{3,}/g, asHeard)
    .trim();
}

/** Compares what is typed with texts, each with `before` in front: as they are written, and as they sound. */
const comparing =
  (before: '' | ' ') =>
  (typed: string): ((text: string) => boolean) => {
    const forms = [foldLetters, fold] as const;
    return (text) => forms.some((form) => (before + form(text)).includes(before + form(typed)));
  };

/** Tells the texts that contain what is typed, as it is written or as it sounds. Nothing typed is in all of them. */
export const containing = comparing('');

/** The same, where what is typed begins a word: « gyn » is in « La gynécologie », « logie » is not. */
export const beginningAWord = comparing(' ');
