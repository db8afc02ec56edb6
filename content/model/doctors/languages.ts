import type { Doctor } from './doctor';

/** BCP 47 codes (IANA's registry) by French name. */
const codes: ReadonlyMap<string, string> = new Map([
  ['anglais', 'en'],
  ['arabe', 'ar'],
  ['bambara', 'bm'],
  ['bomu', 'bmq'],
  ['dogon', 'dts'],
  ['français', 'fr'],
  ['khassonké', 'kao'],
  ['malinké', 'man'],
  ['minianka', 'myk'],
  ['peul', 'ff'],
  ['soninké', 'snk'],
  ['songhaï', 'son'],
  ['sénoufo', 'spp'],
  ['tamasheq', 'taq'],
]);

/** BCP 47 code of a language by its French name; undefined for an unknown name. */
export const languageCode = (name: string): string | undefined => codes.get(name);

/** The doctors who speak a language. */
export interface Speakers {
  /** « bambara » */
  readonly language: string;
  /** Names; at least one. */
  readonly doctors: readonly string[];
}

/** The doctors by language: languages with more doctors first, then in alphabetical order. */
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
