import type { Doctor } from './doctor';

/** Languages heard in Mali, by the code of BCP 47 (IANA's registry). */
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

/** The code of a language (BCP 47) by its French name; undefined for one that is not known here. */
export const languageCode = (name: string): string | undefined => codes.get(name);

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
