import MiniSearch from 'minisearch';
import { significantWords } from '@/content/model/search/words';
import type { SearchEntry, SearchKind } from '@/content/model/search/search-entries';

/** The results of a query, best first. */
export interface Found {
  entries: readonly SearchEntry[];
  /** Whether the query suggests an emergency. */
  isUrgent: boolean;
}

const mostResults = 8;

/** Factors on the score, by kind; any other kind has 1. */
const weights: Partial<Record<SearchKind, number>> = {
  Spécialité: 2.5,
  'Question pratique': 1.5,
  Page: 1.2,
  Urgence: 0.8,
  Équipement: 0.6,
};

/** Length in letters from which a word may contain one mistake. */
const shortestMistaken = 5;

/** Length in letters from which a prefix matches an urgent word: « convu » matches, « sai » does not. */
const shortestBeginning = 5;

/** Stop words of a query to the whole site, in addition to those that `significantWords` removes. */
const smallWords =
  /^(?:c|ca|cerce|cez|coment|ele|est|et|faire|il|ils|m|n|ne|nous|on|par|pas|peut|peux|qu|quand|que|quel|quele|s|sa|se|son|suis|sur|t|trouver|veux|vos|votre|vous)$/;

/** Returns folded words in the singular, without stop words. */
const wordsOf = (text: string) => significantWords(text).filter((word) => !smallWords.test(word));

/** As `wordsOf`, without « où », with which many titles begin. */
const wordsOfTitle = (title: string) => wordsOf(title).filter((word) => word !== 'ou');

/** Returns a word and its stem, so that « vaccination », « vacciner » and « vaccin » match each other. */
function withStem(word: string): string[] {
  const stem = word.replace(/(?:ations?|ements?|ions?|ees?|es?|er|ent|s)$/, '');
  return stem.length < 4 || stem === word ? [word] : [word, stem];
}

/**
 * Whether a word also matches as a prefix: from 4 letters, or from 3 in the last word, which is still being typed. The
 * last two terms count as the last word, since `withStem` may have added a stem.
 */
const isBeginning = (word: string, place: number, { length }: readonly string[]) =>
  word.length > (place < length - 2 ? 3 : 2);

const isOneWord = (term: string) => !term.includes(' ');

/** Whether the query contains all words of an urgent term, in any order. */
function isUrgent({ urgentTerms = '' }: SearchEntry, typed: readonly string[]): boolean {
  const isTyped = (word: string) =>
    typed.some(
      (part) => part === word || (part.length >= shortestBeginning && word.startsWith(part)),
    );
  return urgentTerms.split(',').some((term) => term.split(' ').every(isTyped));
}

/**
 * Returns a function that searches the entries by title and words, also by prefix and with one mistake in a long word.
 * Entries with an urgent term of the query come first.
 */
export function finderOf(entries: readonly SearchEntry[]): (typed: string) => Found {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'words', 'parts', 'urgentTerms'],
    // Only titles need folding: the build has already folded the other fields.
    tokenize: (text, field) => {
      if (field === 'title') return wordsOfTitle(text);
      // Terms of two words count only as a whole (`isUrgent`).
      return field === 'urgentTerms' ? text.split(',').filter(isOneWord) : text.split(' ');
    },
    processTerm: withStem,
    searchOptions: {
      tokenize: wordsOf,
      // With `b: 0`, an entry with many words does not score lower.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost: { title: 2, parts: 0.6 },
      boostDocument: (id) => weights[entries[id as number]?.kind ?? 'Page'] ?? 1,
      prefix: isBeginning,
      fuzzy: (term) => term.length >= shortestMistaken && 1,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (typed) => {
    // Unlike `wordsOf`, keeps « pas » and « plus », which urgent terms contain.
    const words = significantWords(typed);
    const found = index.search(typed).flatMap(({ id }) => entries[id as number] ?? []);
    const urgent = [...new Set([...found, ...entries])].filter((entry) => isUrgent(entry, words));
    return {
      entries: [...new Set([...urgent, ...found])].slice(0, mostResults),
      // A misspelled urgent word matches no term, but its situation comes first.
      isUrgent: urgent.length > 0 || found[0]?.kind === 'Urgence',
    };
  };
}
