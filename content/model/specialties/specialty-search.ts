import { isIn } from '../search/is-in';
import { searchWords, significantWords, wordMatcher } from '../search/lay-words';
import type { Doctor } from '../doctors/doctor';
import { doctorsOf, type Specialty } from './specialty';

/** Search words by specialty id, in the format of `searchWords`. */
export type SpecialtyWords = Readonly<Record<string, string>>;

/** Search words of each specialty, with the titles of its doctors: the content of `/specialites.json`. */
export function wordsOfSpecialties(
  specialties: readonly Specialty[],
  doctors: readonly Doctor[],
): SpecialtyWords {
  return Object.fromEntries(
    specialties.map((specialty) => {
      // A gynaecologist is found under gynaecology, her main specialty, and not under ultrasound.
      const professions = doctorsOf(specialty, doctors)
        .filter(({ specialties: [own] }) => own === specialty.id)
        .map((doctor) => doctor.specialty);
      return [specialty.id, searchWords([specialty.title, ...professions], specialty.layWords)];
    }),
  );
}

/**
 * Returns a function that tells whether a specialty matches: its title contains `typed` from the beginning of a word,
 * or the significant words of `typed` begin entries of its `words`. An empty `typed` matches all.
 */
export function specialtyMatcher(
  typed: string,
  words: SpecialtyWords,
): (id: string, title: string) => boolean {
  const isMeant = wordMatcher(significantWords(typed), true);
  return (id, title) => isIn(typed, title, ' ') || isMeant(words[id] ?? '');
}

/** « 3 spécialités »; for none, a sentence that introduces suggestions. */
export function specialtyCount(count: number): string {
  if (count === 0) return 'Aucune spécialité pour ce mot. Commencez par\u00a0:';
  return count === 1 ? '1 spécialité' : `${count} spécialités`;
}
