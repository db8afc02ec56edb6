import { groupDigits } from './digits';
import { fold } from './fold';

/** What the doctors' page needs to know of a doctor to find one. */
export interface SearchableDoctor {
  /** As `foldName` leaves it. */
  readonly foldedName: string;
  readonly specialty: string;
  /** What the doctor's specialties are called, as `doctorWords` writes it. */
  readonly words: string;
}

/** What the visitor looks for; an empty string asks for nothing. */
export interface DoctorFilter {
  readonly name: string;
  readonly specialty: string;
}

/** Longest name that can be looked for, in characters; the rest of a longer one is left out. */
export const longestQuery = 80;

/** How long after the last keystroke the address follows, ms: some browsers refuse more than 100 changes in 30 s. */
export const addressDelay = 300;

/** A doctor's name, or what is typed of one, folded and without « Dr » or « Docteur » before it: « dr  TRAORE » finds « Dr Awa Traoré ». */
export function foldName(text: string): string {
  return fold(text).replace(/^(?:dr|doc(?:t(?:e(?:ur?)?)?)?)(?: |$)/, '');
}

/** What says nothing of the specialty: « mal aux dents », « docteur pour les enfants ». */
const smallWords =
  /^(?:a|au|aux|avec|d|dans|de|des|du|en|et|j|je|l|la|le|les|ma|mal|maux|mes|mon|pour|qui|specialiste|un|une)$/;

/** A word in the singular, so that « dents » and « dent » are one; short ones keep their « s » (« os », « dos », « toux »). */
const singular = (word: string) => (word.length > 4 ? word.replace(/[sx]+$/, '') : word);

/** The words of a question that say something of a specialty, folded, in the singular. */
export function tellingWords(text: string): string[] {
  const words = foldName(text).split(/[\s',;:!?/()]+/u);
  const telling = words.filter((word) => word !== '' && !smallWords.test(word));
  // « médecin des yeux »: only « médecin » alone asks for those with that title.
  const narrower = telling.filter((word) => word !== 'medecin' && word !== 'docteur');
  return (narrower.length > 0 ? narrower : telling).map(singular);
}

/** Stands before and after each entry of a doctor's words. `tellingWords` cuts there: no question holds it. */
const edge = ';';

/**
 * The names of the doctor's specialties and the lay words for them, in one text for `doctorMatcher`: each entry stands
 * between semicolons. An entry of several words is found by its first, or by all: « rage de dents » by « rage ».
 */
export function doctorWords(names: readonly string[], layWords: readonly string[]): string {
  const entries = [
    ...names.flatMap((name) => [
      ...tellingWords(name),
      // « Gastro-entérologue » is also written in one word; « médecin » may come alone.
      singular(foldName(name.replaceAll('-', ''))),
    ]),
    ...layWords.map((word) => tellingWords(word).join(' ')),
  ];
  return (
    edge +
    [...new Set(entries)]
      .filter(Boolean)
      .map((entry) => entry + edge)
      .join('')
  );
}

/** Tells doctors by the words typed, whole or, when `begun`, also by their beginning. */
function wordMatcher(typed: readonly string[], begun: boolean): (words: string) => boolean {
  if (typed.length === 0) return () => false;
  const end = begun ? '' : edge;
  const together = edge + typed.join(' ') + end;
  const apart = typed.map((word) => edge + word + end);
  return (words) => words.includes(together) || apart.every((word) => words.includes(word));
}

/**
 * Tells the doctors looked for, among `doctors`: those of the chosen specialty whose name contains what is typed, or for
 * whose specialty it is a word. Names win: while what is typed is part of one, words count only when they are whole
 * (« dia » asks for Dr Diallo, « diab » for the diabetes).
 */
export function doctorMatcher(
  { name, specialty }: DoctorFilter,
  doctors: readonly SearchableDoctor[],
): (doctor: SearchableDoctor) => boolean {
  const part = foldName(name);
  const isNamed = ({ foldedName }: SearchableDoctor) => foldedName.includes(part);
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
