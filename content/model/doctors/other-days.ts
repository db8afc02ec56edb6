import { uncapitalised } from '../../fields/typography';
import { dayLabelFrom } from '../calendar/print';
import { momentOf } from '../calendar/now';
import type { Timetable } from '../calendar/timetable';
import { consultationWords } from './consultation';
import { nounFor } from './naming';
import { consultationsAhead } from './next-consultations';
import { nobodyOn } from './nobody';
import { doctorMatcher, type DoctorFilter, type SearchableDoctor } from './doctor-search';

type Doctor = SearchableDoctor & { timetable: Timetable };

/** For a search that finds nobody on the chosen day. */
export interface OtherDays<Any> {
  /** « Pas de cardiologue le samedi » */
  title: string;
  /** « Prochains jours : jeudi 21 janvier, lundi 25 janvier » */
  next: string;
  /** Who is meant, whatever the day. */
  meant: readonly Any[];
}

const mostDays = 2;

function whoIs(doctors: readonly SearchableDoctor[]): string {
  const [first, ...others] = doctors;
  return first && others.every(({ specialty }) => specialty === first.specialty)
    ? uncapitalised(first.specialty)
    : nounFor(doctors);
}

function daysAhead(doctors: readonly Doctor[], now: Date): string[] {
  const ahead = doctors.flatMap(({ timetable }) => consultationsAhead(timetable, now, mostDays));
  const days = new Set(ahead.map(({ day }) => day));
  const { day: today } = momentOf(now);
  return [...days]
    .sort()
    .slice(0, mostDays)
    .map((day) => dayLabelFrom(day, today));
}

/** Returns undefined without a chosen day, or if nobody is meant. `receivesToday` is as for `doctorMatcher`. */
export function otherDays<Any extends Doctor>(
  filter: DoctorFilter,
  doctors: readonly Any[],
  receivesToday: (doctor: Any) => boolean,
  now: Date | undefined,
): OtherDays<Any> | undefined {
  const meant = doctors.filter(doctorMatcher({ ...filter, day: '' }, doctors, receivesToday));
  if (filter.day === '' || meant.length === 0) return undefined;
  const dates = now ? daysAhead(meant, now) : [];
  return {
    title: nobodyOn(whoIs(meant), filter.day),
    next:
      dates.length > 0
        ? `Prochains jours\u00a0: ${dates.join(', ')}`
        : `Consultation\u00a0: ${consultationWords(meant)}`,
    meant,
  };
}
