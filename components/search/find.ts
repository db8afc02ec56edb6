import MiniSearch from 'minisearch';
import { tellingWords } from '@/content/model/lay-words';
import type { SearchEntry, SearchKind } from '@/content/model/search-entries';

/** What is found, the best first. */
export interface Found {
  readonly entries: readonly SearchEntry[];
  /** Whether somebody types this who cannot wait. */
  readonly isUrgent: boolean;
}

/** How many results are shown. */
const mostResults = 8;

/** What counts more or less than its words say; anything else counts 1. */
const weights: Partial<Record<SearchKind, number>> = {
  Spécialité: 2.5,
  'Question pratique': 1.5,
  Page: 1.2,
  Urgence: 0.8,
  Équipement: 0.6,
};

/** Shortest word, in letters, in which one letter may be wrong. */
const shortestMistaken = 5;

/** From how many letters on an urgent word is known by its beginning: « convu » is « convulse » already, « sai » is not « saigne ». */
const shortestBeginning = 5;

/** A word, and what is left of it without its ending: « vaccination », « vacciner » and « vaccin » are one. */
function withStem(word: string): string[] {
  const stem = word.replace(/(?:ations?|ements?|ions?|ees?|es?|er|ent|s)$/, '');
  return stem.length < 4 || stem === word ? [word] : [word, stem];
}

/** Whether something typed is one of an entry's urgent words. */
function isUrgent({ urgentWords = '' }: SearchEntry, typed: readonly string[]): boolean {
  return urgentWords
    .split(' ')
    .some((word) =>
      typed.some(
        (part) => part === word || (part.length >= shortestBeginning && word.startsWith(part)),
      ),
    );
}

/** Returns what finds entries by what is typed: their titles and words, by their beginnings, and with a letter wrong in longer words. */
export function finderOf(entries: readonly SearchEntry[]): (typed: string) => Found {
  const index = new MiniSearch<SearchEntry & { readonly id: number }>({
    fields: ['title', 'words', 'urgentWords'],
    // All but titles are told already; a query has no field.
    tokenize: (text, field = 'title') => (field === 'title' ? tellingWords(text) : text.split(' ')),
    processTerm: withStem,
    searchOptions: {
      // A specialty with many words for it is no worse a result for each of them.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      boost: { title: 2 },
      boostDocument: (id) => weights[entries[id as number]?.kind ?? 'Page'] ?? 1,
      prefix: (term) => term.length > 1,
      fuzzy: (term) => term.length >= shortestMistaken && 1,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (typed) => {
    const words = tellingWords(typed);
    const found = index.search(typed).flatMap(({ id }) => entries[id as number] ?? []);
    const urgent = found.filter((entry) => isUrgent(entry, words));
    return {
      entries: [...new Set([...urgent, ...found])].slice(0, mostResults),
      isUrgent: urgent.length > 0,
    };
  };
}
