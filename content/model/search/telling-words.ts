import { fold, wordsIn } from './words';

/** In characters, for a name or a specialty; the rest is ignored. */
export const longestQuery = 80;

/** Patients may write a sentence, with the worst sign last. */
export const longestSentence = 200;

/** As heard, with their beginnings, « dokoter », and « dokotoro » of Bambara. */
const title =
  /^(?:dre?|dok(?:o?t[a-z]*)?|pr|prof(?:es[a-z]*)?|m(?:r|m?e|le|adame|ademoisele|onsieur))(?: |$)/;

/** Folds a name without titles before it. */
export function foldName(text: string): string {
  let name = fold(text);
  while (title.test(name)) name = name.replace(title, '');
  return name;
}

/** Returns the folded words of a name, and each with the next: « Ag Rhissa » is also typed as one word. */
export const withPairs = (name: string): string[] =>
  wordsIn(name).flatMap((word, index, { [index + 1]: next = '' }) => [
    fold(word),
    fold(word + next),
  ]);

/** Each of `lists` contains words separated by spaces. */
export function oneOf(...lists: readonly string[]): (folded: string) => boolean {
  const folded = new Set(lists.join(' ').split(' ').map(fold));
  return (word) => folded.has(word);
}

const smallest =
  'a au aux avec d dans de des du en et j je l la le les m ma mes mon pour qui un une';

/** « mal aux dents », « qui parle peul » */
const isSmall = /* @__PURE__ */ oneOf(smallest, 'mal maux parle specialiste');

/** « il s’est fait mal à la tête » is « mal tête ». */
const isFillerAsHeard = /* @__PURE__ */ oneOf(
  smallest,
  'ai as avait c ca ce cet cette ces ci donc elle elles encore est etait etaient eu euh faire fait il ils juste leur lui me meme moi n ne nos notre nous on ont par pendant presque qu que s sa sans se ses si son sont sur t ta te tes toujours tu vos votre vraiment',
);

/** Whether a word tells no danger by itself. */
export const isFiller = (word: string): boolean => isFillerAsHeard(fold(word));

const isGeneral = (word: string) => word === 'medesin' || title.test(word);

/** Short words keep their ending: « os », « dos », « toux ». */
const singular = (word: string) => (word.length > 4 ? word.replace(/(?:s+|x)$/, '') : word);

/** Returns words that identify a person, a specialty or a language, folded, in the singular. */
export function significantWords(text: string): string[] {
  const significant = wordsIn(text)
    .map((word) => fold(singular(word)))
    .filter((word) => !isSmall(word));
  // In « médecin des yeux », only « yeux » counts.
  const narrower = significant.filter((word) => !isGeneral(word));
  return narrower.length > 0 ? narrower : significant;
}

/** No folded text contains it. */
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

/** Returns the entries of `searchWords`. */
export const entriesOf = (words: string): string[] => words.split(edge);

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
