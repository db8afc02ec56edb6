import type { Doctor } from './doctor';

/** Languages heard in Bamako, as descriptions spell them: those that are looked for. */
const languageNames = [
  'français',
  'bambara',
  'anglais',
  'arabe',
  'bomu',
  'dogon',
  'khassonké',
  'malinké',
  'minianka',
  'peul',
  'sénoufo',
  'songhaï',
  'soninké',
  'tamasheq',
  'wolof',
];

/** The doctors who speak a language. */
export interface Speakers {
  /** In lower case: « bambara ». */
  readonly language: string;
  /** Names of the doctors, in their order; at least one. */
  readonly doctors: readonly string[];
}

/** Whether a description says that the doctor speaks a language; « un peu d’anglais » does not. */
function speaks({ description }: Pick<Doctor, 'description'>, language: string): boolean {
  return new RegExp(`(?<!un peu d[e’]\\s?)(?<!\\p{L})${language}(?!\\p{L})`, 'iu').test(
    description,
  );
}

/** Who speaks which language, from the doctors’ own descriptions: the most spoken first, then by the alphabet. */
export function speakers(doctors: readonly Pick<Doctor, 'name' | 'description'>[]): Speakers[] {
  return languageNames
    .map((language) => ({
      language,
      doctors: doctors.filter((doctor) => speaks(doctor, language)).map(({ name }) => name),
    }))
    .filter(({ doctors: { length } }) => length > 0)
    .sort(
      (one, other) =>
        other.doctors.length - one.doctors.length ||
        one.language.localeCompare(other.language, 'fr'),
    );
}
