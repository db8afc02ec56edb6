import { isSlotOn } from './consultation-slot';
import { groupDigits } from '../pages/digits';
import { weekdays } from '../opening-hours/weekday';
import { foldLetters } from '../search/fold';
import { foldName, longestQuery, significantWords, wordMatcher } from '../search/lay-words';

/** The data of a doctor that the search uses. */
export interface SearchableDoctor {
  /** Folded by `foldLetters`. */
  readonly writtenName: string;
  /** Folded by `foldName`. */
  readonly heardName: string;
  readonly specialty: string;
  /** Specialties and languages, in the format of `searchWords`. */
  readonly words: string;
  readonly slots: readonly string[];
}

/** The forms in which a doctor's name is compared: by spelling and by sound. */
export const nameForms = (name: string): Pick<SearchableDoctor, 'writtenName' | 'heardName'> => ({
  writtenName: foldLetters(name),
  heardName: foldName(name),
});

/** Values of the parameter `jour` in an address: today, or a weekday. */
export const dayChoices = ['aujourdhui', ...weekdays.map((day) => day.toLowerCase())];

/** The visitor's choices; an empty string does not filter. */
export interface DoctorFilter {
  readonly name: string;
  readonly specialty: string;
  /** One of `dayChoices`. */
  readonly day: string;
}

/** The filter that matches every doctor. */
export const everybody: DoctorFilter = { name: '', specialty: '', day: '' };

/**
 * Delay from the last keystroke to the change of the address, ms. Some browsers refuse more than 100 changes in 30 s.
 */
export const addressDelay = 300;

/**
 * Returns a function that tells whether a doctor matches the filter. The typed `name` is compared with doctors' names
 * by spelling or, if none of `doctors` matches, by the sound of each word. It is also compared with specialties and
 * languages, by whole words or, if no name matches, by the beginnings of words: « dia » finds Dr Diallo, « diab » finds
 * doctors for diabetes. `today` is the weekday in lower case; undefined once its consultations are over.
 */
export function doctorMatcher(
  { name, specialty, day }: DoctorFilter,
  doctors: readonly SearchableDoctor[],
  today: string | undefined,
): (doctor: SearchableDoctor) => boolean {
  const typed = nameForms(name);
  const isWritten = ({ writtenName }: SearchableDoctor) => writtenName.includes(typed.writtenName);
  const isHeard = ({ heardName }: SearchableDoctor) =>
    typed.heardName.split(' ').every((word) => heardName.includes(word));
  const isNamed = doctors.some(isWritten) ? isWritten : isHeard;
  const isMeant = wordMatcher(significantWords(name), !doctors.some(isNamed));
  const weekday = day === 'aujourdhui' ? today : day;
  const receives = ({ slots }: SearchableDoctor) => slots.some((slot) => isSlotOn(slot, weekday));
  return (doctor) =>
    (day === '' || receives(doctor)) &&
    (specialty === '' || specialty === doctor.specialty) &&
    (isNamed(doctor) || isMeant(doctor.words));
}

/** Whether the filter has any condition. */
export function isFiltering({ name, specialty, day }: DoctorFilter): boolean {
  return foldName(name) !== '' || specialty !== '' || day !== '';
}

/** « 24 médecins »; for none, a sentence that depends on `day`, the filter's day. */
export function doctorCount(count: number, day = ''): string {
  if (count === 0 && day === 'aujourdhui')
    return 'Aucune consultation à venir aujourd’hui pour cette recherche.';
  if (count === 0) return 'Aucun médecin ne correspond à votre recherche.';
  return count === 1 ? '1 médecin' : `${groupDigits(count)}\u00a0médecins`;
}

/** The filter in a query string; an unknown specialty or day is ignored. */
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

/** The query string `search` with the filter in it; other parameters are unchanged. */
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
