import { fold } from './fold';

/** Longest name that can be looked for, in characters; the rest of a longer one is left out. */
export const longestQuery = 80;

/** A doctor's name, or what is typed of one, folded and without « Dr » or « Docteur » before it: « dr  TRAORE » finds « Dr Awa Traoré ». */
export function foldName(text: string): string {
  return fold(text).replace(/^(?:dr|doc(?:t(?:e(?:ur?)?)?)?)(?: |$)/, '');
}

/** What says nothing of the specialty, nor of a language: « mal aux dents », « docteur pour les enfants », « qui parle peul ». */
const smallWords =
  /^(?:a|au|aux|avec|d|dans|de|des|du|en|et|j|je|l|la|le|les|ma|mal|maux|mes|mon|parle|pour|qui|specialiste|un|une)$/;

/** A word in the singular, so that « dents » and « dent » are one; short ones keep their « s » (« os », « dos », « toux »). */
const singular = (word: string) => (word.length > 4 ? word.replace(/[sx]+$/, '') : word);

/** The words of a question that say something of a specialty, folded, in the singular. */
export function tellingWords(text: string): string[] {
  const words = foldName(text).split(/[\s',;:!?/()]+/u);
  const telling = words.filter((word) => word !== '' && !smallWords.test(word));
  // « médecin des yeux »: only « médecin » alone asks for those with that title.
  const narrower = telling.filter((word) => word !== 'medecin' && word !== 'docteur');
  return (narrower.length > 0 ? narrower : telling).map(singular);
}

/** What is before and after each entry. `tellingWords` cuts there: no question holds it. */
const edge = ';';

/**
 * The names of specialties and the lay words for them, in one text for `wordMatcher`: each entry is between semicolons.
 * An entry of several words is found by its first, or by all: « rage de dents » by « rage ».
 */
export function searchWords(names: readonly string[], layWords: readonly string[]): string {
  const entries = [
    ...names.flatMap((name) => [
      ...tellingWords(name),
      // « Gastro-entérologue » is also written in one word; « médecin » may come alone.
      singular(foldName(name.replaceAll('-', ''))),
    ]),
    ...layWords.map((word) => tellingWords(word).join(' ')),
  ];
  return (
    edge +
    [...new Set(entries)]
      .filter(Boolean)
      .map((entry) => entry + edge)
      .join('')
  );
}

/** Tells words, as `searchWords` writes them, by those typed: whole or, when `begun`, also by their beginning. */
export function wordMatcher(typed: readonly string[], begun: boolean): (words: string) => boolean {
  if (typed.length === 0) return () => false;
  const end = begun ? '' : edge;
  const together = edge + typed.join(' ') + end;
  const apart = typed.map((word) => edge + word + end);
  return (words) => words.includes(together) || apart.every((word) => words.includes(word));
}
