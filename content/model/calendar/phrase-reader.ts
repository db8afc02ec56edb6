import { emptyDraft, type Draft } from './draft';
import { wordsOf, type Meaning, type Word } from './phrase-words';

/** A phrase, how far it is read, and what is understood of it. */
export interface Reader {
  phrase: string;
  words: readonly Word[];
  place: number;
  draft: Draft;
}

/** Begins to read. */
export const readerOf = (phrase: string): Reader => ({
  phrase,
  words: wordsOf(phrase),
  place: 0,
  draft: { ...emptyDraft },
});

/** Undefined after the end. */
export const peek = ({ words, place }: Reader, ahead = 0): Word | undefined => words[place + ahead];

/** Whether a word is of one of some kinds. */
export const is = <Kind extends Meaning['is']>(
  word: Word | undefined,
  ...kinds: readonly Kind[]
): word is Word & { is: Kind } => kinds.some((kind) => kind === word?.is);

/** Throws at the end of the phrase. */
export function take(reader: Reader): Word {
  const word = peek(reader);
  if (!word) throw new Error('The phrase is at its end');
  reader.place += 1;
  return word;
}

/** Takes « et », a comma or « / » before what is of one of some kinds. */
export function takeJoint(reader: Reader, ...kinds: readonly Meaning['is'][]): boolean {
  let ahead = 0;
  while (is(peek(reader, ahead), 'and', 'comma', 'slash')) ahead += 1;
  if (ahead === 0 || !is(peek(reader, ahead), ...kinds)) return false;
  reader.place += ahead;
  return true;
}

/** As it is typed. */
export const textOf = ({ phrase }: Reader, first: Word, last = first): string =>
  phrase.slice(first.at, last.end);
