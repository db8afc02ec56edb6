import MiniSearch from 'minisearch';
import { wordsIn } from '@/content/model/search/letters';
import { fold, oneOf, shortestMistaken, significantWords } from '@/content/model/search/words';
import { insurerWords } from '@/content/model/insurers/insurer-search';
import type { SearchEntry, SearchKind } from '@/content/model/search/search-entries';
import { isMistaken, isWeak } from './guesses';

/** Best first. */
export interface Found {
  entries: readonly SearchEntry[];
  isUrgent: boolean;
}

const mostResults = 8;

/** Of a specialty that is found. */
const mostDoctors = 3;

/** Factors on the score; any other kind has 1. */
const weights: Partial<Record<SearchKind, number>> = {
  Spécialité: 2.5,
  'Question pratique': 1.5,
  Page: 1.2,
  Assurance: 6,
  Urgence: 0.8,
  Équipement: 0.6,
};

/** In letters; for urgent words, « convu » matches, « sai » does not. */
const shortestBeginning = 5;

/** In addition to those that `significantWords` removes. */
const isSmall = oneOf(
  'c ca cherche chez comment elle est et faire il ils n ne nous on par pas peut peux pris qu quand que quel quelle s sa se son suis sur t tous tout toute trouver veux vos votre vous',
);

/** Returns folded words in the singular. */
const wordsOf = (text: string) => significantWords(text).filter((word) => !isSmall(word));

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

/** « Ag Rhissa » is also typed as one word, and « Sabu Nyuman ». */
const withPairs = (name: string): string[] =>
  wordsIn(name).flatMap((word, index, { [index + 1]: next = '' }) => [
    fold(word),
    fold(word + next),
  ]);

const isOneWord = (term: string) => !term.includes(' ');

/** The words may be in any order. */
function isUrgent({ urgentTerms = '' }: SearchEntry, typed: readonly string[]): boolean {
  const isTyped = (word: string) =>
    typed.some(
      (part) => part === word || (part.length >= shortestBeginning && word.startsWith(part)),
    );
  return urgentTerms.split(',').some((term) => term.split(' ').every(isTyped));
}

/** Whether all that is typed is a word of the title. */
const isTitled = ({ title }: SearchEntry, typed: readonly string[]) =>
  typed.length > 0 && typed.every((word) => wordsOf(title).includes(word));

/** The title on a doctor's card is among the words of the specialty. */
function doctorsOf(
  { title, words = '', parts = '' }: SearchEntry,
  entries: readonly SearchEntry[],
) {
  const own = [...wordsOf(title), ...words.split(' '), ...parts.split(' ')];
  return entries.filter(
    (entry) =>
      entry.kind === 'Médecin' &&
      wordsOf(`${entry.words ?? ''} ${entry.parts ?? ''}`).every((word) => own.includes(word)),
  );
}

/** An insurer has only a name: « Les Assurances Bleues » must not be found by « assurance ». */
function documentOf(entry: SearchEntry, id: number) {
  if (entry.kind === 'Assurance')
    return { ...entry, id, title: '', name: insurerWords(entry.title).join(' ') };
  return { ...entry, id, name: entry.kind === 'Médecin' ? entry.title : '' };
}

/** Also matches by prefix, and with one mistake in a long word that no entry has as it is typed. */
async function indexOf(entries: readonly SearchEntry[]) {
  const known = new Set<string>();
  const index = new MiniSearch<ReturnType<typeof documentOf>>({
    fields: ['title', 'name', 'words', 'parts', 'urgentTerms'],
    storeFields: ['name', 'kind'],
    // The build has already folded the other fields.
    tokenize: (text, field) => {
      if (field === 'title') return wordsOfTitle(text);
      if (field === 'name') return withPairs(text);
      // Terms of two words count only as a whole (`isUrgent`).
      return field === 'urgentTerms' ? text.split(',').filter(isOneWord) : text.split(' ');
    },
    processTerm: (term, field) => {
      const forms = field === 'name' ? [term] : withStem(term);
      for (const form of forms) known.add(form);
      return forms;
    },
    searchOptions: {
      tokenize: wordsOf,
      processTerm: withStem,
      // With `b: 0`, an entry with many words does not score lower.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost: { title: 2, name: 2, parts: 0.6 },
      boostDocument: (id) => weights[entries[id as number]?.kind ?? 'Page'] ?? 1,
      prefix: (term, place, terms) =>
        isBeginning(term, place, terms) && (term.length > 3 || !known.has(term)),
      fuzzy: (term) => term.length >= shortestMistaken && !known.has(term) && 1,
    },
  });
  await index.addAllAsync(entries.map(documentOf));
  return index;
}

export type Finder = (typed: string) => Found;

/** Reads ten entries a task, so that a slow phone responds to touches meanwhile. */
export async function finderOf(entries: readonly SearchEntry[]): Promise<Finder> {
  const index = await indexOf(entries);
  return (typed) => {
    // Unlike `wordsOf`, keeps « pas » and « plus », which urgent terms contain.
    const words = significantWords(typed);
    const results = index.search(typed).filter((result) => !isMistaken(typed, result));
    const found = [
      ...results.filter((result) => !isWeak(result)),
      ...results.filter(isWeak),
    ].flatMap(({ id }) => entries[id as number] ?? []);
    const urgent = [...new Set([...found, ...entries])].filter((entry) => isUrgent(entry, words));
    const situations = found.filter(({ kind }) => kind === 'Urgence');
    const specialty = found.slice(0, 2).find(({ kind }) => kind === 'Spécialité');
    const best = [
      ...urgent,
      // Only the specialty that is asked for precedes a situation.
      ...found.slice(0, 1).filter((entry) => entry === specialty),
      ...situations.filter((entry) => isTitled(entry, words)),
      ...found.slice(0, 3),
      ...situations,
      ...(specialty ? doctorsOf(specialty, entries).slice(0, mostDoctors) : []),
      ...found,
    ];
    return {
      entries: [...new Set(best)].slice(0, mostResults),
      // A misspelled urgent word matches no term.
      isUrgent: urgent.length > 0 || found[0]?.kind === 'Urgence',
    };
  };
}
