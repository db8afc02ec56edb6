import { fold } from './fold';

/** Longest search for a name or a specialty, in characters; the rest is ignored. */
export const longestQuery = 80;

/** As `longestQuery`, for the search of the whole site: patients may write a sentence, with the worst sign last. */
export const longestSentence = 200;

/** A name or a part of it, folded, without « Dr », « Docteur » or an unfinished « doc… » as its first word. */
export function foldName(text: string): string {
  return fold(text).replace(/^(?:dr|doc(?:t(?:e(?:ur?)?)?)?)(?: |$)/, '');
}

/** Words to ignore, as in « mal aux dents », « docteur pour les enfants », « qui parle peul ». */
const smallWords =
  /^(?:a|au|aux|avec|d|dans|de|des|du|en|et|j|je|l|la|le|les|ma|mal|maux|mes|mon|parle|pour|qui|specialiste|un|une)$/;

/** Words of up to four letters are unchanged: « os », « dos », « toux ». */
const singular = (word: string) => (word.length > 4 ? word.replace(/[sx]+$/, '') : word);

/** The words of a search that identify a specialty or a language, folded, in the singular. */
export function significantWords(text: string): string[] {
  const words = foldName(text).split(/[\s',;:!?/()]+/u);
  const significant = words.filter((word) => word !== '' && !smallWords.test(word));
  // « médecin » and « docteur » count only without another word: in « médecin des yeux », only « yeux » counts.
  const narrower = significant.filter((word) => word !== 'medecin' && word !== 'docteur');
  return (narrower.length > 0 ? narrower : significant).map(singular);
}

/** Separator that no search contains, since `significantWords` splits at it. */
const edge = ';';

/** Names and lay words in one text for `wordMatcher`, with a semicolon before and after each entry. */
export function searchWords(names: readonly string[], layWords: readonly string[]): string {
  const entries = [
    ...names.flatMap((name) => [
      ...significantWords(name),
      // The whole name: « gastro-entérologue » is also typed as one word, and « médecin » alone must find « Médecin
      // généraliste ».
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
 * Returns a function that tells whether a text of `searchWords` contains the words typed, together as one entry or each
 * as its own. With `begun`, the beginning of an entry is enough: « rage » finds « rage de dents ». If `typed` is empty,
 * no text matches.
 */
export function wordMatcher(typed: readonly string[], begun: boolean): (words: string) => boolean {
  if (typed.length === 0) return () => false;
  const end = begun ? '' : edge;
  const together = edge + typed.join(' ') + end;
  const apart = typed.map((word) => edge + word + end);
  return (words) => words.includes(together) || apart.every((word) => words.includes(word));
}
