/** Letters that Unicode does not split into a letter and its accent. The last ones are of Bambara, Fulfulde and Hausa. */
const plain: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ɔ: 'o',
  ɛ: 'e',
  ɲ: 'ny',
  ŋ: 'ng',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
};

/** Returns a text without accents and invisible signs, in Latin letters. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^ -~]/g, (letter) => plain[letter.toLowerCase()] ?? letter);

/**
 * Splits a text into words, in lower case, at all that is neither a letter nor a digit; « R.D.V » is one word. Every
 * search reads by this function what visitors type.
 */
export function wordsIn(text: string): string[] {
  const letters = plainLetters(text).toLowerCase();
  return letters.replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns a word of an address without the signs that end a sentence: a chat may make them part of the link. */
export const withoutLastSigns = (word: string): string => word.replace(/[\p{P}\s]+$/u, '');
