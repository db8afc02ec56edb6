import { isSlotOn } from './consultation-slot';
import { groupDigits } from '../pages/digits';
import { weekdays } from '../opening-hours/weekday';
import { foldLetters, foldName, significantWords, wordMatcher } from '../search/words';

export interface SearchableDoctor {
  /** Folded by `foldLetters`. */
  readonly writtenName: string;
  /** Folded by `foldName`. */
  readonly heardName: string;
  readonly specialty: string;
  /** From `searchWords`. */
  readonly words: string;
  readonly slots: readonly string[];
}

/** Folds a name by spelling and by sound. */
export const nameForms = (name: string): Pick<SearchableDoctor, 'writtenName' | 'heardName'> => ({
  writtenName: foldLetters(name),
  heardName: foldName(name),
});

/** Values of the parameter `jour`. */
export const dayChoices = ['aujourdhui', ...weekdays.map((day) => day.toLowerCase())];

export interface DoctorFilter {
  readonly name: string;
  readonly specialty: string;
  /** One of `dayChoices`. */
  readonly day: string;
}

export const everybody: DoctorFilter = { name: '', specialty: '', day: '' };

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

/** Ignores a name of spaces, or « Dr » alone. */
export function isFiltering({ name, specialty, day }: DoctorFilter): boolean {
  return foldName(name) !== '' || specialty !== '' || day !== '';
}

/** Returns « 24 médecins », or a sentence for none. */
export function doctorCount(count: number, day = ''): string {
  if (count === 0 && day === 'aujourdhui')
    return 'Aucune consultation à venir aujourd’hui pour cette recherche.';
  if (count === 0) return 'Aucun médecin ne correspond à votre recherche.';
  return count === 1 ? '1 médecin' : `${groupDigits(count)}\u00a0médecins`;
}
