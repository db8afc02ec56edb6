import type { Doctor } from './doctor';

/** BCP 47, by French name. */
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

/** Returns BCP 47. */
export const languageCode = (name: string): string | undefined => codes.get(name);

export interface Speakers {
  language: string;
  doctors: readonly string[];
}

/** Sorted by number of doctors, then by name. */
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
