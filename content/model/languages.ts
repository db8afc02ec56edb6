import type { Doctor } from './doctor';

/** The doctors who speak a language. */
export interface Speakers {
  /** In lower case: « bambara ». */
  readonly language: string;
  /** Names of the doctors, in their order; at least one. */
  readonly doctors: readonly string[];
}

/** Who speaks which language: the most spoken first, then by the alphabet. */
export function speakers(doctors: readonly Pick<Doctor, 'name' | 'languages'>[]): Speakers[] {
  const spoken = [...new Set(doctors.flatMap(({ languages }) => languages))];
  return spoken
    .map((language) => ({
      language,
      doctors: doctors
        .filter(({ languages }) => languages.includes(language))
        .map(({ name }) => name),
    }))
    .sort(
      (one, other) =>
        other.doctors.length - one.doctors.length ||
        one.language.localeCompare(other.language, 'fr'),
    );
}
