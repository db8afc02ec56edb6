import { isNear } from '../../fields/nearest';

/** Letters that Unicode does not split into a letter and its accent. The last ones are of Bambara, Fulfulde and Hausa. */
const plain: Record<string, string> = {
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
  ꞌ: '’',
};

/** Returns a text without signs that nobody sees. */
export const seenSigns = (text: string): string => text.replace(/[\p{Cf}\p{DI}]/gu, '').trim();

/** Returns a text without accents and invisible signs, in Latin letters. */
export const plainLetters = (text: string): string =>
  seenSigns(text.normalize('NFKD'))
    .replace(/\p{M}/gu, '')
    // Apostrophes of some keyboards.
    .replace(/\p{Lm}/gu, '’')
    .replace(/[^ -~]/g, (letter) => plain[letter.toLowerCase()] ?? letter);

/** Splits a text, in lower case, at all that is neither a letter nor a digit; « R.D.V » is one word. */
export function wordsIn(text: string): string[] {
  const letters = plainLetters(text).toLowerCase();
  return letters.replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns a word of an address without the signs that end a sentence: a chat may make them part of the link. */
export const withoutLastSigns = (word: string): string => word.replace(/[\p{P}\s]+$/u, '');

/** A text in lower case, without accents, with one space between its words. */
export const foldLetters = (text: string): string => wordsIn(text).join(' ');

/** « ch » becomes « kx », so that a second conversion changes nothing. */
const asHeard = (word: string) =>
  word
    .replace(/[cs]h/g, 'kx')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c|qu?/g, 'k')
    .replace(/g(?=[eiy])/g, 'j')
    .replaceAll('ou', 'u')
    .replaceAll('h', '')
    .replaceAll('y', 'i')
    .replace(/\B([a-z])\1/g, '$1');

/**
 * Phonetic form of a text, so that misspellings match: « ginécologue », « anestésie », « karie ». Words of one or two
 * letters keep their spelling: « sy » is not « si ». Only for comparison with other folded texts.
 */
export const fold = (text: string): string => foldLetters(text).replace(/[a-z]{3,}/g, asHeard);

const endings =
  /^(...+?)(?:is(?:e|ant?|emant?)|emant?|asion|ion|ant?|e(?:es?|[rstz])?|i[et]?|ue?)$/;

/** Returns how a word sounds, without its ending: the same for « évanouie » and « évanouissement ». Only for comparison. */
export function heard(word: string): string {
  const singular = word.replace(/(..)[sx]$/, '$1');
  if (singular.length < 4) return fold(singular);
  const sound = fold(singular.replace(/([aeiouy])s(?=[aeiouy])/g, '$1z'))
    .replace(/tion/g, 'sion')
    .replace(/e?au/g, 'o')
    .replace(/[ae]in(?![aeiou])/g, 'in')
    .replace(/[ae]i/g, 'e')
    .replace(/[ae][mn](?![aeiou])/g, 'an')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/([dt])re$/, '$1')
    .replace(endings, '$1');
  return sound.replace(/(.....)[dpt]+$/, '$1');
}

/** Whether a typed word is another, or nearly: who spells by ear seldom has the first letter wrong. */
export const isMistyped = (typed: string, word: string): boolean =>
  typed[0] === word[0] && isNear(typed, word);
