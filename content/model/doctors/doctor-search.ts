import { weekdayInWords, weekdayNames } from '../calendar/day';
import type { Rule } from '../calendar/rule';
import { groupDigits } from '../pages/digits';
import type { Noun } from './naming';
import { entriesOf, foldName, significantWords, wordMatcher } from '../search/telling-words';
import { foldLetters, isMistyped, wordsIn } from '../search/words';

export interface SearchableDoctor {
  name: string;
  /** Folded by `foldLetters`. */
  writtenName: string;
  /** Folded by `foldName`. */
  heardName: string;
  /** `heardName` without spaces: « ndiaie ». */
  joinedName: string;
  specialty: string;
  /** From `searchWords`. */
  words: string;
  consultation: readonly Rule[];
}

type NameForms = Pick<SearchableDoctor, 'name' | 'writtenName' | 'heardName' | 'joinedName'>;

/** Folds a name by spelling and by sound. */
export function nameForms(name: string): NameForms {
  const heardName = foldName(name);
  return {
    name,
    writtenName: foldLetters(name),
    heardName,
    joinedName: heardName.replaceAll(' ', ''),
  };
}

/** Values of the parameter `jour`. */
export const dayChoices = ['aujourdhui', ...weekdayNames];

export interface DoctorFilter {
  name: string;
  specialty: string;
  /** One of `dayChoices`. */
  day: string;
}

export const everybody: DoctorFilter = { name: '', specialty: '', day: '' };

/** Words beside a day that are ignored: « samedi matin ». */
const hours = ['matin', 'apres', 'midi', 'soir', 'et', 'ou'];

/** Reads the first day in the typed text: « pédiatre le samedi matin ». A chosen day takes precedence. */
export function withTypedDay(filter: DoctorFilter): DoctorFilter {
  const words = wordsIn(filter.name.replace(/aujourd.?hui|ce soir/i, 'aujourdhui'));
  const dayOf = (word: string) => dayChoices.find((day) => day === word.replace(/s$/, ''));
  const [day] = words.flatMap((word) => dayOf(word) ?? []);
  if (day === undefined) return filter;
  const others = words.filter((word) => !dayOf(word) && !hours.includes(word));
  return { ...filter, name: others.join(' '), day: filter.day || day };
}

/** In letters. A shorter word must match an entire entry. */
const shortestBeginning = 4;

const isOf = (word: string, { heardName, words }: SearchableDoctor) =>
  heardName.includes(word) || wordMatcher([word], word.length >= shortestBeginning)(words);

/** Like `isOf`, but allows one mistake in a long word. */
const isNearlyOf = (word: string, doctor: SearchableDoctor) =>
  isOf(word, doctor) ||
  [...doctor.heardName.split(' '), ...entriesOf(doctor.words)].some((own) => isMistyped(word, own));

type Matcher = (doctor: SearchableDoctor) => boolean;

const hasName = ({ heardName }: SearchableDoctor, word: string) =>
  heardName.split(' ').includes(word);

/** If no dentist is called Traoré, « Traoré dentiste » finds everybody called Traoré and all dentists. */
function namedOrOf(words: readonly string[], doctors: readonly SearchableDoctor[]): Matcher {
  const isName = (word: string) => doctors.some((doctor) => hasName(doctor, word));
  const names = words.filter(isName);
  const hasOthers = wordMatcher(
    words.filter((word) => !names.includes(word)),
    true,
  );
  if (names.length === 0 || !doctors.some(({ words: own }) => hasOthers(own))) return () => false;
  return (doctor) => names.every((name) => hasName(doctor, name)) || hasOthers(doctor.words);
}

/**
 * A name is searched as it is written; then without spaces and by sound; then word by word, where a word may also be a
 * specialty or a language. Whole words of specialties and languages always match. Their beginnings match if no name
 * does: « dia » finds Dr Diallo, « diab » finds doctors for diabetes. If nobody is found, one letter may be wrong;
 * finally, the specialty beside a name is searched.
 */
function meantBy(typed: string, doctors: readonly SearchableDoctor[]): Matcher {
  const { writtenName, joinedName } = nameForms(typed);
  const words = significantWords(typed);
  const eachWord =
    (isFound: (word: string, doctor: SearchableDoctor) => boolean): Matcher =>
    (doctor) =>
      words.length > 0 && words.every((word) => isFound(word, doctor));
  const byName = [
    (doctor: SearchableDoctor) => doctor.writtenName.includes(writtenName),
    (doctor: SearchableDoctor) => doctor.joinedName.includes(joinedName),
    (doctor: SearchableDoctor) =>
      words.some((word) => doctor.heardName.includes(word)) && eachWord(isOf)(doctor),
  ].find((matches) => doctors.some(matches));
  const hasWords = wordMatcher(words, !byName);
  const byWords: Matcher = (doctor) => hasWords(doctor.words);
  if (byName) return (doctor) => byName(doctor) || byWords(doctor);
  const ways = [byWords, eachWord(isNearlyOf)];
  return ways.find((matches) => doctors.some(matches)) ?? namedOrOf(words, doctors);
}

/** `receivesToday` is false for all once today's consultations are over. */
export function doctorMatcher<Doctor extends SearchableDoctor>(
  { name, specialty, day }: DoctorFilter,
  doctors: readonly Doctor[],
  receivesToday: (doctor: Doctor) => boolean,
): (doctor: Doctor) => boolean {
  const isMeant = meantBy(name, doctors);
  const receives =
    day === 'aujourdhui'
      ? receivesToday
      : ({ consultation }: Doctor) =>
          consultation.some(({ days }) => days.some((one) => weekdayInWords(one) === day));
  return (doctor) =>
    // Who does not say the days may receive on any.
    (day === '' || !doctor.consultation[0] || receives(doctor)) &&
    (specialty === '' || specialty === doctor.specialty) &&
    isMeant(doctor);
}

/** Returns « 24 médecins ». `count` is undefined if today's date is unknown. */
export function doctorCount(count: number | undefined, noun: Noun): string {
  if (count === undefined) return 'La date de votre appareil est fausse\u00a0: choisissez un jour.';
  if (count === 0) return `Aucun ${noun}`;
  return count === 1 ? `1 ${noun}` : `${groupDigits(count)}\u00a0${noun}s`;
}
