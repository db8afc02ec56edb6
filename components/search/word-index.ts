import { isMistyped } from '@/content/model/search/words';

export type Field = 'title' | 'name' | 'words' | 'parts';

/** Folded terms by field. */
export type Document = Record<Field, readonly string[]>;

export interface Match {
  id: number;
  score: number;
  /** Typed terms that are found. */
  typed: Set<string>;
  /** Fields that contain each term. */
  terms: Map<string, Field[]>;
}

const boosts: Record<Field, number> = { title: 2, name: 2, words: 1, parts: 0.6 };

/** Whether a beginning is enough: from 4 letters, or 3 in the last word, which `formsOf` may split into two terms. */
const isBeginning = (term: string, place: number, { length }: readonly string[]) =>
  term.length > (place < length - 2 ? 3 : 2);

/** The documents of a term. */
type Postings = Map<Field, Set<number>>;

function postingsOf(documents: readonly Document[]): ReadonlyMap<string, Postings> {
  const index = new Map<string, Postings>();
  for (const [id, document] of documents.entries())
    for (const field of Object.keys(boosts) as Field[])
      for (const term of document[field]) {
        const postings: Postings = index.get(term) ?? new Map<Field, Set<number>>();
        index.set(term, postings.set(field, (postings.get(field) ?? new Set()).add(id)));
      }
  return index;
}

/**
 * Returns a function that returns the documents with one of the typed terms, the best first: by BM25 without the length
 * of documents or counts in them. A term also matches by its beginning and, if it is long and in no document, with one
 * mistake.
 */
export function wordIndex(documents: readonly Document[], weightOf: (id: number) => number) {
  const index = postingsOf(documents);
  const nearness = (typed: string, term: string, mayBegin: boolean): number => {
    if (term === typed) return 1;
    const isKnown = index.has(typed);
    if (mayBegin && (typed.length > 3 || !isKnown) && term.startsWith(typed))
      return (0.375 * term.length) / (1.3 * term.length - 0.3 * typed.length);
    return !isKnown && isMistyped(typed, term) ? 0.4 : 0;
  };
  return (terms: readonly string[]): Match[] => {
    const matches = new Map<number, Match>();
    const add = (typed: string, term: string, postings: Postings, weight: number) => {
      for (const [field, ids] of postings) {
        const rarity = Math.log((documents.length + 1) / (ids.size + 0.5));
        for (const id of ids) {
          const match = matches.get(id) ?? {
            id,
            score: 0,
            typed: new Set<string>(),
            terms: new Map<string, Field[]>(),
          };
          matches.set(id, match);
          match.typed.add(typed);
          match.terms.set(term, [...(match.terms.get(term) ?? []), field]);
          match.score += weight * boosts[field] * weightOf(id) * rarity;
        }
      }
    };
    for (const [place, typed] of terms.entries())
      for (const [term, postings] of index) {
        const weight = nearness(typed, term, isBeginning(typed, place, terms));
        if (weight > 0) add(typed, term, postings, weight);
      }
    for (const match of matches.values()) match.score *= match.typed.size;
    return [...matches.values()].sort((one, other) => other.score - one.score);
  };
}
