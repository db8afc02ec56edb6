import type { SearchEntry } from '@/content/model/search/search-entries';
import { isFiller, oneOf, significantWords, withPairs } from '@/content/model/search/telling-words';
import { heard } from '@/content/model/search/words';
import { isPerson } from './guesses';
import type { Document } from './word-index';

/** In addition to those that `significantWords` and `isFiller` remove. */
const isQueryFiller = /* @__PURE__ */ oneOf(
  'appelle cherche chez comment pas peut peux plus quand quel quelle suis tous tout toute trouver va veux vous',
);

/** Returns folded words in the singular. */
export const wordsOf = (text: string) =>
  significantWords(text).filter((word) => !isFiller(word) && !isQueryFiller(word));

/** « vaccination », « vacciner » and « vaccin » match each other. */
export const withStem = (word: string): string[] => {
  const stem = heard(word);
  return stem.length < 4 || stem === word ? [word] : [word, stem];
};

/** The build has folded the words. */
const splitWords = (words = '') => words.split(' ').flatMap(withStem);

/**
 * An insurer is found by its own words only: « Les Assurances Bleues » not by « assurance ». Many titles begin with « où ».
 * « Malade maintenant ? » is not about a « main ».
 */
function documentOf({ kind, title, words = '', parts, said }: SearchEntry): Document {
  if (kind === 'Assurance') return { title: [], name: words.split(' '), words: [], parts: [] };
  return {
    title: wordsOf(said ? '' : title)
      .filter((word) => word !== 'ou')
      .flatMap(withStem),
    name: isPerson(kind) ? withPairs(title) : [],
    words: splitWords(words),
    parts: splitWords(parts),
  };
}

export const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Entries read in one task. */
const slice = 30;

/** Reads the entries in several tasks: a slow phone responds to a touch between them. */
export async function documentsOf(entries: readonly SearchEntry[]): Promise<Document[]> {
  const documents: Document[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index % slice === 0) await nextTask();
    documents.push(documentOf(entry));
  }
  await nextTask();
  return documents;
}
