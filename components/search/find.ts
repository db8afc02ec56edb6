import MiniSearch from 'minisearch';
import { significantWords } from '@/content/model/lay-words';
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

/** Words that identify nothing in a search of the whole site, in addition to those that `significantWords` removes. */
const smallWords =
  /^(?:c|ca|cerce|cez|coment|ele|est|et|faire|il|ils|m|n|ne|nous|on|par|pas|peut|peux|qu|quand|que|quel|quele|s|sa|se|son|suis|sur|t|trouver|veux|vos|votre|vous)$/;

/** The words of a question, or of a title, folded, in the singular. */
const wordsOf = (text: string) => significantWords(text).filter((word) => !smallWords.test(word));

/** « Où » is asked, and begins many a title. */
const wordsOfTitle = (title: string) => wordsOf(title).filter((word) => word !== 'ou');

/** A word, and what is left of it without its ending: « vaccination », « vacciner » and « vaccin » are one. */
function withStem(word: string): string[] {
  const stem = word.replace(/(?:ations?|ements?|ions?|ees?|es?|er|ent|s)$/, '');
  return stem.length < 4 || stem === word ? [word] : [word, stem];
}

/** Whether a word may be the beginning of another: a long one, and the last, which is still being typed (`withStem` makes it two). */
const isBeginning = (word: string, place: number, { length }: readonly string[]) =>
  word.length > (place < length - 2 ? 3 : 1);

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
    fields: ['title', 'words', 'parts', 'urgentWords'],
    // Words of the content are told already.
    tokenize: (text, field) => (field === 'title' ? wordsOfTitle(text) : text.split(' ')),
    processTerm: withStem,
    searchOptions: {
      tokenize: wordsOf,
      // A specialty with many words for it is no worse a result for each of them.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost: { title: 2, parts: 0.6 },
      boostDocument: (id) => weights[entries[id as number]?.kind ?? 'Page'] ?? 1,
      prefix: isBeginning,
      fuzzy: (term) => term.length >= shortestMistaken && 1,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (typed) => {
    const words = wordsOf(typed);
    const found = index.search(typed).flatMap(({ id }) => entries[id as number] ?? []);
    const urgent = found.filter((entry) => isUrgent(entry, words));
    return {
      entries: [...new Set([...urgent, ...found])].slice(0, mostResults),
      isUrgent: urgent.length > 0,
    };
  };
}
