import { isIn } from '../search/is-in';
import { searchWords, significantWords, wordMatcher } from '../search/lay-words';
import type { Doctor } from '../doctors/doctor';
import { doctorsOf, type Specialty } from './specialty';

/** By id, from `searchWords`. */
export type SpecialtyWords = Readonly<Record<string, string>>;

/** Returns the content of `/specialites.json`, with the doctors' titles. */
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
 * Matches titles in which `typed` begins a word, or words that its significant words begin. An empty `typed` matches
 * all.
 */
export function specialtyMatcher(
  typed: string,
  words: SpecialtyWords,
): (id: string, title: string) => boolean {
  const isMeant = wordMatcher(significantWords(typed), true);
  return (id, title) => isIn(typed, title, ' ') || isMeant(words[id] ?? '');
}

/** Returns « 3 spécialités », or an introduction to suggestions. */
export function specialtyCount(count: number): string {
  if (count === 0) return 'Aucune spécialité pour ce mot. Commencez par\u00a0:';
  return count === 1 ? '1 spécialité' : `${count} spécialités`;
}
