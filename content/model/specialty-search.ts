import { fold } from './fold';
import { searchWords, tellingWords, wordMatcher } from './lay-words';
import type { Specialty } from './specialty';

/** By a specialty's id, what it is found by, as `searchWords` writes it. */
export type SpecialtyWords = Readonly<Record<string, string>>;

/** The words of all specialties: `/specialites.json`. */
export function wordsOfSpecialties(
  specialties: readonly Pick<Specialty, 'id' | 'title' | 'layWords'>[],
): SpecialtyWords {
  return Object.fromEntries(
    specialties.map(({ id, title, layWords }) => [id, searchWords([title], layWords)]),
  );
}

/**
 * Tells the specialties looked for: those in whose title a word begins with what is typed, or that have it among `words`.
 * Nothing typed asks for all.
 */
export function specialtyMatcher(
  typed: string,
  words: SpecialtyWords,
): (id: string, title: string) => boolean {
  const begun = ` ${fold(typed)}`;
  const isMeant = wordMatcher(tellingWords(typed), true);
  return (id, title) => ` ${fold(title)}`.includes(begun) || isMeant(words[id] ?? '');
}

/** How many specialties are found, in words. */
export function specialtyCount(count: number): string {
  if (count === 0) return 'Aucune spécialité à ce mot. Commencez par\u00a0:';
  return count === 1 ? '1 spécialité' : `${String(count)} spécialités`;
}
