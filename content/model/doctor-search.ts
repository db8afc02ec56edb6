import { isSlotOn } from './consultation-slot';
import { groupDigits } from './digits';
import { weekdays } from './weekday';
import { foldLetters } from './fold';
import { foldName, longestQuery, tellingWords, wordMatcher } from './lay-words';

/** What the doctors' page needs to know of a doctor to find one. */
export interface SearchableDoctor {
  /** As it is written: `foldLetters`. */
  readonly writtenName: string;
  /** As it sounds: `foldName`. */
  readonly heardName: string;
  readonly specialty: string;
  /** What the doctor's specialties are called, as `searchWords` writes it. */
  readonly words: string;
  /** The consultation slots, as the card has them. */
  readonly slots: readonly string[];
}

/** The two forms in which a doctor's name is compared. */
export const nameForms = (name: string): Pick<SearchableDoctor, 'writtenName' | 'heardName'> => ({
  writtenName: foldLetters(name),
  heardName: foldName(name),
});

/** Today, or a day of the week: its name in an address. */
export const dayChoices = ['aujourdhui', ...weekdays.map((day) => day.toLowerCase())];

/** What the visitor looks for; an empty string asks for nothing. */
export interface DoctorFilter {
  readonly name: string;
  readonly specialty: string;
  /** One of `dayChoices`. */
  readonly day: string;
}

/** A filter that leaves nobody out. */
export const everybody: DoctorFilter = { name: '', specialty: '', day: '' };

/** How long after the last keystroke the address follows, ms: some browsers refuse more than 100 changes in 30 s. */
export const addressDelay = 300;

/**
 * Tells the doctors looked for, among `doctors`: those of the chosen specialty whose name contains what is typed, or for
 * whose specialty it is a word. Where no name contains it, a name that sounds so is found. Names win: while what is typed is
 * part of one, words count only when they are whole (« dia » asks for Dr Diallo, « diab » for the diabetes). `today` is the day
 * of the week, in lower case; undefined once its consultations are over.
 */
export function doctorMatcher(
  { name, specialty, day }: DoctorFilter,
  doctors: readonly SearchableDoctor[],
  today: string | undefined,
): (doctor: SearchableDoctor) => boolean {
  const typed = nameForms(name);
  const isWritten = ({ writtenName }: SearchableDoctor) => writtenName.includes(typed.writtenName);
  const isHeard = ({ heardName }: SearchableDoctor) => heardName.includes(typed.heardName);
  const isNamed = doctors.some(isWritten) ? isWritten : isHeard;
  const isMeant = wordMatcher(tellingWords(name), !doctors.some(isNamed));
  const weekday = day === 'aujourdhui' ? today : day;
  const receives = ({ slots }: SearchableDoctor) => slots.some((slot) => isSlotOn(slot, weekday));
  return (doctor) =>
    (day === '' || receives(doctor)) &&
    (specialty === '' || specialty === doctor.specialty) &&
    (isNamed(doctor) || isMeant(doctor.words));
}

/** Whether the filter leaves anyone out. */
export function isFiltering({ name, specialty, day }: DoctorFilter): boolean {
  return foldName(name) !== '' || specialty !== '' || day !== '';
}

/** How many doctors are shown, in words: « 24 médecins », « 1 médecin »… `day` is the one that is looked for. */
export function doctorCount(count: number, day = ''): string {
  if (count === 0 && day === 'aujourdhui') return 'Plus de consultation aujourd’hui.';
  if (count === 0) return 'Aucun médecin ne correspond à votre recherche.';
  return count === 1 ? '1 médecin' : `${groupDigits(count)}\u00a0médecins`;
}

/** The filter that an address asks for; a specialty that is not one of `specialties`, or what is no day, is ignored. */
export function filterOf(search: string, specialties: readonly string[]): DoctorFilter {
  const parameters = new URLSearchParams(search);
  const asked = parameters.get('specialite');
  const day = parameters.get('jour');
  return {
    name: (parameters.get('q') ?? '').slice(0, longestQuery),
    specialty: specialties.find((specialty) => specialty === asked) ?? '',
    day: dayChoices.find((choice) => choice === day) ?? '',
  };
}

/** `search` with the filter written into it, and other parameters left as they are; empty when nothing remains. */
export function withFilter(search: string, { name, specialty, day }: DoctorFilter): string {
  const parameters = new URLSearchParams(search);
  for (const [key, value] of [
    ['q', name.trim()],
    ['specialite', specialty],
    ['jour', day],
  ] as const) {
    if (value === '') parameters.delete(key);
    else parameters.set(key, value);
  }
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
