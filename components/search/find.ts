import type { DangerWords } from '@/content/model/search/danger';
import type { SearchEntry, SearchKind } from '@/content/model/search/search-entries';
import { uncapitalised } from '@/content/fields/typography';
import { weekdayNames } from '@/content/model/calendar/day';
import { nobodyOn } from '@/content/model/doctors/nobody';
import { fold } from '@/content/model/search/words';
import { dangerReader, type DangerPages, type FoundDanger } from './danger-reader';
import { documentsOf, nextTask, withStem, wordsOf } from './documents';
import { isMistaken, isPerson, isWeak } from './guesses';
import { wordIndex, type Match } from './word-index';

export interface Found {
  /** The best first, without those of the danger. */
  entries: readonly SearchEntry[];
  /** Set if the query tells a danger. */
  danger: FoundDanger | undefined;
  /** Set if nobody of a specialty consults on the weekday in the query. */
  nobody: { title: string; usual: string } | undefined;
  /** Whether each entry has at most a part of what is typed, or another name. */
  isGuess: boolean;
}

const mostResults = 8;

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

const isTitled = ({ title }: SearchEntry, typed: readonly string[]) =>
  typed.length > 0 && typed.every((word) => wordsOf(title).includes(word));

/** A doctor matches if the specialty's words contain the title on the doctor's card. */
function doctorsOf({ title, words, parts }: SearchEntry, entries: readonly SearchEntry[]) {
  const own = wordsOf([title, words, parts].join(' '));
  return entries.filter(
    (entry) =>
      isPerson(entry.kind) &&
      wordsOf([entry.words, entry.parts].join(' ')).every((word) => own.includes(word)),
  );
}

/** Returns the best results first, and weak ones last. */
function ordered(
  entries: readonly SearchEntry[],
  matches: readonly Match[],
  typed: string,
  words: readonly string[],
) {
  const strong: SearchEntry[] = [];
  const weak: SearchEntry[] = [];
  let isGuess = true;
  for (const match of matches) {
    const entry = entries[match.id];
    if (!entry || isMistaken(typed, match, entry.kind)) continue;
    const hasTerm = (term: string) => match.terms.has(term);
    const exact = words.filter((word) => withStem(word).some(hasTerm)).length;
    const isLast = isWeak(match, entry.kind, exact);
    (isLast ? weak : strong).push(entry);
    isGuess &&= isLast && exact < words.length;
  }
  return { found: [...strong, ...weak], isGuess };
}

/** The doctor's entry says « Cardiologue, consulte : lundi et jeudi. » */
function nobodyIn(
  specialty: SearchEntry | undefined,
  doctor: SearchEntry | undefined,
  words: readonly string[],
): Found['nobody'] {
  const day = weekdayNames.findIndex((name) => words.includes(fold(name)));
  if (!doctor || day < 0 || !specialty?.off?.includes(String(day))) return undefined;
  const [who = ''] = doctor.says.split(',');
  return { title: nobodyOn(uncapitalised(who), weekdayNames[day] ?? ''), usual: doctor.says };
}

/** Whether the entry answers what is said by some of these words. */
const isAsked = ({ said }: SearchEntry, folded: string) =>
  said && RegExp(`\\b(${said})\\b`).test(folded);

export type Finder = (typed: string) => Found;

/** Returns a search function, which also reads the whole query for danger. */
export async function finderOf(
  entries: readonly SearchEntry[],
  dangers: DangerWords,
  pages: DangerPages,
): Promise<Finder> {
  const documents = await documentsOf(entries);
  const search = wordIndex(documents, (id) => weights[entries[id]?.kind ?? 'Page'] ?? 1);
  await nextTask();
  const dangerOf = dangerReader(entries, dangers, pages);
  return (typed) => {
    const danger = dangerOf(typed);
    const folded = fold(typed);
    const asked = entries.filter((entry) => isAsked(entry, folded));
    const words = wordsOf(typed);
    const { found, isGuess } = ordered(entries, search(words.flatMap(withStem)), typed, words);
    const situations = found.filter(({ kind }) => kind === 'Urgence');
    const specialty = found.slice(0, 2).find(({ kind }) => kind === 'Spécialité');
    const doctors = specialty ? doctorsOf(specialty, entries) : [];
    const best = [
      ...asked,
      // Only the specialty named in the query precedes the situations.
      ...found.slice(0, 1).filter((entry) => entry === specialty),
      ...situations.filter((entry) => isTitled(entry, words)),
      ...found.slice(0, 3),
      ...situations,
      ...doctors.slice(0, mostDoctors),
      ...found,
    ].filter((entry) => !danger?.links.includes(entry));
    return {
      danger,
      nobody: nobodyIn(specialty, doctors[0], words),
      entries: [...new Set(best)].slice(0, mostResults),
      isGuess: isGuess && asked.length === 0,
    };
  };
}
