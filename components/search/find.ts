import MiniSearch from 'minisearch';
import { significantWords } from '@/content/model/search/words';
import type { SearchEntry, SearchKind } from '@/content/model/search/search-entries';

/** Best first. */
export interface Found {
  entries: readonly SearchEntry[];
  isUrgent: boolean;
}

const mostResults = 8;

/** Factors on the score; any other kind has 1. */
const weights: Partial<Record<SearchKind, number>> = {
  Spécialité: 2.5,
  'Question pratique': 1.5,
  Page: 1.2,
  Urgence: 0.8,
  Équipement: 0.6,
};

/** In letters; a shorter word must have no mistake. */
const shortestMistaken = 5;

/** In letters; for urgent words, « convu » matches, « sai » does not. */
const shortestBeginning = 5;

/** In addition to those that `significantWords` removes. */
const smallWords =
  /^(?:c|ca|cerce|cez|coment|ele|est|et|faire|il|ils|m|n|ne|nous|on|par|pas|peut|peux|qu|quand|que|quel|quele|s|sa|se|son|suis|sur|t|trouver|veux|vos|votre|vous)$/;

/** Returns folded words in the singular. */
const wordsOf = (text: string) => significantWords(text).filter((word) => !smallWords.test(word));

/** Many titles begin with « où ». */
const wordsOfTitle = (title: string) => wordsOf(title).filter((word) => word !== 'ou');

/** « vaccination », « vacciner » and « vaccin » match each other. */
function withStem(word: string): string[] {
  const stem = word.replace(/(?:ations?|ements?|ions?|ees?|es?|er|ent|s)$/, '');
  return stem.length < 4 || stem === word ? [word] : [word, stem];
}

/** From 4 letters, or 3 in the last word. `withStem` may have made two terms of it. */
const isBeginning = (word: string, place: number, { length }: readonly string[]) =>
  word.length > (place < length - 2 ? 3 : 2);

const isOneWord = (term: string) => !term.includes(' ');

/** The words may be in any order. */
function isUrgent({ urgentTerms = '' }: SearchEntry, typed: readonly string[]): boolean {
  const isTyped = (word: string) =>
    typed.some(
      (part) => part === word || (part.length >= shortestBeginning && word.startsWith(part)),
    );
  return urgentTerms.split(',').some((term) => term.split(' ').every(isTyped));
}

/** Also matches by prefix, and with one mistake in a long word. */
export function finderOf(entries: readonly SearchEntry[]): (typed: string) => Found {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'words', 'parts', 'urgentTerms'],
    // The build has already folded the other fields.
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
      // A misspelled urgent word matches no term.
      isUrgent: urgent.length > 0 || found[0]?.kind === 'Urgence',
    };
  };
}
