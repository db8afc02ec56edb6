import { emptyDraft, type Draft } from './draft';
import { wordsOf, type Meaning, type Word } from './phrase-words';

/** A phrase, how far it is read, and what is understood of it. */
export interface Cursor {
  phrase: string;
  words: readonly Word[];
  place: number;
  draft: Draft;
}

/** Begins to read. */
export const cursorOf = (phrase: string): Cursor => ({
  phrase,
  words: wordsOf(phrase),
  place: 0,
  draft: { ...emptyDraft },
});

/** Undefined after the end. */
export const peek = ({ words, place }: Cursor, ahead = 0): Word | undefined => words[place + ahead];

/** Whether a word is of one of some kinds. */
export const is = <Kind extends Meaning['is']>(
  word: Word | undefined,
  ...kinds: readonly Kind[]
): word is Word & { is: Kind } => kinds.some((kind) => kind === word?.is);

/** Throws at the end of the phrase. */
export function take(cursor: Cursor): Word {
  const word = peek(cursor);
  if (!word) throw new Error('The phrase is at its end');
  cursor.place += 1;
  return word;
}

/** Takes « et », a comma or « / » before what is of one of some kinds. */
export function takeJoint(cursor: Cursor, ...kinds: readonly Meaning['is'][]): boolean {
  let ahead = 0;
  while (is(peek(cursor, ahead), 'and', 'comma', 'slash')) ahead += 1;
  if (ahead === 0 || !is(peek(cursor, ahead), ...kinds)) return false;
  cursor.place += ahead;
  return true;
}

/** As it is typed. */
export const textOf = ({ phrase }: Cursor, first: Word, last = first): string =>
  phrase.slice(first.at, last.end);
