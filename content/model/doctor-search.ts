import { groupDigits } from './digits';
import { foldLetters } from './fold';
import { foldName, tellingWords, wordMatcher } from './lay-words';

/** What the doctors' page needs to know of a doctor to find one. */
export interface SearchableDoctor {
  /** As it is written: `foldLetters`. */
  readonly writtenName: string;
  /** As it sounds: `foldName`. */
  readonly heardName: string;
  readonly specialty: string;
  /** What the doctor's specialties are called, as `searchWords` writes it. */
  readonly words: string;
}

/** The two forms in which a doctor's name is compared. */
export const nameForms = (name: string): Pick<SearchableDoctor, 'writtenName' | 'heardName'> => ({
  writtenName: foldLetters(name),
  heardName: foldName(name),
});

/** What the visitor looks for; an empty string asks for nothing. */
export interface DoctorFilter {
  readonly name: string;
  readonly specialty: string;
}

/** Longest name that can be looked for, in characters; the rest of a longer one is left out. */
export const longestQuery = 80;

/** How long after the last keystroke the address follows, ms: some browsers refuse more than 100 changes in 30 s. */
export const addressDelay = 300;

/**
 * Tells the doctors looked for, among `doctors`: those of the chosen specialty whose name contains what is typed, or for
 * whose specialty it is a word. Where no name contains it, a name that sounds so is found. Names win: while what is typed is
 * part of one, words count only when they are whole (« dia » asks for Dr Diallo, « diab » for the diabetes).
 */
export function doctorMatcher(
  { name, specialty }: DoctorFilter,
  doctors: readonly SearchableDoctor[],
): (doctor: SearchableDoctor) => boolean {
  const typed = nameForms(name);
  const isWritten = ({ writtenName }: SearchableDoctor) => writtenName.includes(typed.writtenName);
  const isHeard = ({ heardName }: SearchableDoctor) => heardName.includes(typed.heardName);
  const isNamed = doctors.some(isWritten) ? isWritten : isHeard;
  const isMeant = wordMatcher(tellingWords(name), !doctors.some(isNamed));
  return (doctor) =>
    (specialty === '' || specialty === doctor.specialty) &&
    (isNamed(doctor) || isMeant(doctor.words));
}

/** Whether the filter leaves anyone out. */
export function isFiltering({ name, specialty }: DoctorFilter): boolean {
  return foldName(name) !== '' || specialty !== '';
}

/** How many doctors are shown, in words: « 24 médecins », « 1 médecin »… */
export function doctorCount(count: number): string {
  if (count === 0) return 'Aucun médecin ne correspond à votre recherche.';
  return count === 1 ? '1 médecin' : `${groupDigits(count)}\u00a0médecins`;
}

/** The filter that an address asks for; a specialty that is not one of `specialties` is ignored. */
export function filterOf(search: string, specialties: readonly string[]): DoctorFilter {
  const parameters = new URLSearchParams(search);
  const asked = parameters.get('specialite');
  return {
    name: (parameters.get('q') ?? '').slice(0, longestQuery),
    specialty: specialties.find((specialty) => specialty === asked) ?? '',
  };
}

/** `search` with the filter written into it, and other parameters left as they are; empty when nothing remains. */
export function withFilter(search: string, { name, specialty }: DoctorFilter): string {
  const parameters = new URLSearchParams(search);
  for (const [key, value] of [
    ['q', name.trim()],
    ['specialite', specialty],
  ] as const) {
    if (value === '') parameters.delete(key);
    else parameters.set(key, value);
  }
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
