import { isIn } from './is-in';
import { searchWords, tellingWords, wordMatcher } from './lay-words';
import type { Doctor } from './doctor';
import { doctorsOf, type Specialty } from './specialty';

/** By a specialty's id, what it is found by, as `searchWords` writes it. */
export type SpecialtyWords = Readonly<Record<string, string>>;

/** The words of all specialties, their doctors' professions among them: `/specialites.json`. */
export function wordsOfSpecialties(
  specialties: readonly Specialty[],
  doctors: readonly Doctor[],
): SpecialtyWords {
  return Object.fromEntries(
    specialties.map((specialty) => {
      // A gynaecologist is found under gynaecology, and not under ultrasound.
      const professions = doctorsOf(specialty, doctors)
        .filter(({ specialties: [own] }) => own === specialty.id)
        .map((doctor) => doctor.specialty);
      return [specialty.id, searchWords([specialty.title, ...professions], specialty.layWords)];
    }),
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
  const isMeant = wordMatcher(tellingWords(typed), true);
  return (id, title) => isIn(typed, title, ' ') || isMeant(words[id] ?? '');
}

/** How many specialties are found, in words. */
export function specialtyCount(count: number): string {
  if (count === 0) return 'Aucune spécialité pour ce mot. Commencez par\u00a0:';
  return count === 1 ? '1 spécialité' : `${count} spécialités`;
}
