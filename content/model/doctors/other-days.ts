import { consultationWords } from './consultation';
import { nounFor } from './naming';
import {
  doctorMatcher,
  everybody,
  type DoctorFilter,
  type SearchableDoctor,
} from './doctor-search';

/** Text for a search that finds nobody on the chosen day. */
export interface OtherDays {
  /** « Cardiologue : lundi et jeudi » */
  usual: string;
  /** Those who consult on the chosen day: « Dr Bocar Diallo, Dr Hamadoun Cissé et 11 autres ». Empty without any. */
  meanwhile: string;
}

/** The others are counted. */
const mostNames = 3;

function whoIs(doctors: readonly SearchableDoctor[]): string {
  const [first, ...others] = doctors;
  if (!first) return '';
  if (others.length === 0) return first.name;
  return others.every(({ specialty }) => specialty === first.specialty)
    ? first.specialty
    : `${doctors.length}\u00a0${nounFor(doctors)}s`;
}

function namesOf(doctors: readonly SearchableDoctor[]): string {
  const names = doctors.slice(0, mostNames).map(({ name }) => name);
  const more = doctors.length - names.length;
  if (more === 0) return names.join(', ');
  return `${names.join(', ')} et ${more === 1 ? 'un autre' : `${more}\u00a0autres`}`;
}

/** Returns undefined without a chosen day, or if no other day helps. `receivesToday` is as for `doctorMatcher`. */
export function otherDays<Doctor extends SearchableDoctor>(
  filter: DoctorFilter,
  doctors: readonly Doctor[],
  receivesToday: (doctor: Doctor) => boolean,
): OtherDays | undefined {
  const meant = doctors.filter(doctorMatcher({ ...filter, day: '' }, doctors, receivesToday));
  if (filter.day === '' || meant.length === 0) return undefined;
  const days = consultationWords(meant);
  const onDay = doctors.filter(
    doctorMatcher({ ...everybody, day: filter.day }, doctors, receivesToday),
  );
  // Doctors who consult every day come last, since they can also be seen on other days.
  const isDaily = ({ consultation }: SearchableDoctor) =>
    consultation.some(({ every }) => every === 'day');
  const inOrder = [...onDay.filter((one) => !isDaily(one)), ...onDay.filter(isDaily)];
  const usual =
    filter.name === '' && filter.specialty === ''
      ? `Les ${doctors.length}\u00a0${nounFor(doctors)}s, tous jours confondus`
      : `${whoIs(meant)}\u00a0: ${days}`;
  return { usual, meanwhile: namesOf(inOrder) };
}
