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

/** Whether `text` contains `typed`, by spelling or by sound. */
export function isIn(typed: string, text: string): boolean {
  return [foldLetters, fold].some((form) => form(text).includes(form(typed)));
}

/** In characters, for a name or a specialty; the rest is ignored. */
export const longestQuery = 80;

/** Patients may write a sentence, with the worst sign last. */
export const longestSentence = 200;

/** Folds a name without « Dr », « Docteur » or an unfinished « doc… » before it. */
export function foldName(text: string): string {
  return fold(text).replace(/^(?:dr|doc(?:t(?:e(?:ur?)?)?)?)(?: |$)/, '');
}

/** « mal aux dents », « docteur pour les enfants », « qui parle peul » */
const smallWords =
  /^(?:a|au|aux|avec|d|dans|de|des|du|en|et|j|je|l|la|le|les|ma|mal|maux|mes|mon|parle|pour|qui|specialiste|un|une)$/;

/** Short words keep their ending: « os », « dos », « toux ». */
const singular = (word: string) => (word.length > 4 ? word.replace(/[sx]+$/, '') : word);

/** Returns words that identify a specialty or a language, folded, in the singular. */
export function significantWords(text: string): string[] {
  const words = foldName(text).split(/[\s',;:!?/()]+/u);
  const significant = words.filter((word) => word !== '' && !smallWords.test(word));
  // In « médecin des yeux », only « yeux » counts.
  const narrower = significant.filter((word) => word !== 'medecin' && word !== 'docteur');
  return (narrower.length > 0 ? narrower : significant).map(singular);
}

/** `significantWords` splits at it, so no search contains it. */
const edge = ';';

/** Puts a semicolon before and after each entry, for `wordMatcher`. */
export function searchWords(names: readonly string[], layWords: readonly string[]): string {
  const entries = [
    ...names.flatMap((name) => [
      ...significantWords(name),
      // « gastro-entérologue » is also typed as one word, and « médecin » alone must find « Médecin généraliste ».
      singular(foldName(name.replaceAll('-', ''))),
    ]),
    ...layWords.map((word) => significantWords(word).join(' ')),
  ];
  return (
    edge +
    [...new Set(entries)]
      .filter(Boolean)
      .map((entry) => entry + edge)
      .join('')
  );
}

/**
 * Matches texts of `searchWords` that contain the words as one entry or each as its own. With `begun`, « rage » finds «
 * rage de dents ». Without words, nothing matches.
 */
export function wordMatcher(typed: readonly string[], begun: boolean): (words: string) => boolean {
  if (typed.length === 0) return () => false;
  const end = begun ? '' : edge;
  const together = edge + typed.join(' ') + end;
  const apart = typed.map((word) => edge + word + end);
  return (words) => words.includes(together) || apart.every((word) => words.includes(word));
}
