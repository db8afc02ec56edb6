import { capitalised } from '../../fields/typography';
import { announcement, type DatedWords } from '../calendar/announcement';
import { weekdayOf, weekTo, type Span, type Weekday } from '../calendar/day';
import { dayLabelFrom, periodsInWords, printAll } from '../calendar/print';
import type { Rule } from '../calendar/rule';
import { occurrencesOn } from '../calendar/timetable';
import type { Doctor } from './doctor';
import { askForDays } from './slot-words';

/** Other hours for a time, of a doctor or of the clinic. */
export interface OtherHours extends Span {
  raison: string;
  consultation: readonly Rule[];
}

type Exceptions = Pick<Doctor, 'absences' | 'builtOn'> & { periodes?: readonly OtherHours[] };

/** Props of a `DatedLine`. */
export interface AnnouncedDays {
  lead?: string;
  before: DatedWords;
  during: DatedWords;
  /** After the days. */
  children?: string;
  remplacant?: string;
}

const byFirstDay = ({ during: one }: AnnouncedDays, { during: other }: AnnouncedDays) =>
  one.du < other.du ? -1 : 1;

const withCapital = ({ words, ...days }: DatedWords) => ({ ...days, words: capitalised(words) });

/**
 * Returns absences, « Pas de consultation du 20 au 24 décembre », and periods. Each begins with `who`, if given.
 */
export function announcedSpans(
  { absences = [], periodes = [], builtOn }: Exceptions,
  who?: string,
): AnnouncedDays[] {
  const lead = who === undefined ? 'Pas de consultation' : `${who}\u00a0: pas de consultation`;
  const away = absences.map(({ remplacant, ...span }) => ({
    lead,
    ...announcement(span, builtOn),
    ...(remplacant !== undefined && { remplacant }),
  }));
  const others = periodes.map(({ raison, consultation, ...span }): AnnouncedDays => {
    const { before, during } = announcement(span, builtOn);
    const children = `, ${raison}\u00a0: ${printAll(consultation)}`;
    return who === undefined
      ? { before: withCapital(before), during: withCapital(during), children }
      : { lead: `${who},`, before, during, children };
  });
  return [...away, ...others].toSorted(byFirstDay);
}

const addedDaysAhead = ({ timetable, 'jours-en-plus': addedDays = [], builtOn }: Doctor) =>
  addedDays
    .filter(({ jour }) => occurrencesOn(timetable, jour).length > 0)
    .map(({ jour, heures }) => ({
      jour,
      day: dayLabelFrom(jour, builtOn),
      hours: periodsInWords(heures),
    }));

/** Returns `announcedSpans`, and « En plus : dimanche 7 février, 9H-12H », sorted by first day. */
export function announcedDays(doctor: Doctor, who?: string): AnnouncedDays[] {
  const lead = who === undefined ? 'En plus\u00a0:' : `${who}, en plus\u00a0:`;
  const added = addedDaysAhead(doctor).map(({ jour, day, hours }) => {
    const { before, during } = announcement({ du: jour, au: jour }, jour);
    return {
      lead,
      before: { ...before, words: `${day}, ${hours}` },
      during: { ...during, words: `aujourd’hui, ${hours}` },
    };
  });
  return [...announcedSpans(doctor, who), ...added].toSorted(byFirstDay);
}

/** Uses the words of `before`, which are true on any day. */
const inOneLine = ({ lead, before, children = '' }: AnnouncedDays): string =>
  [...(lead === undefined ? [] : [lead]), before.words + children].join(' ');

/** Returns the usual days, then a line for each absence, period and added day. */
export const daysInWords = (doctor: Doctor): [usual: string, ...forATime: string[]] => [
  printAll(doctor.consultation) || askForDays,
  ...announcedDays(doctor).map(inOneLine),
];

/** Empty if the usual days include the weekday: the doctor’s own entry then contains these lines. */
function periodsOn({ name, consultation, periodes = [], builtOn }: Doctor, weekday: Weekday) {
  const isOn = ({ days }: Rule) => days.includes(weekday);
  if (consultation.some(isOn)) return [];
  const own = periodes.filter((period) => period.consultation.some(isOn));
  return announcedSpans({ periodes: own, builtOn }, name).map((announced) => ({
    du: announced.before.du,
    au: announced.during.au,
    words: inOneLine(announced),
  }));
}

/** Returns the added days and the periods of a weekday. An added day is shown from six days before. */
export function linesOfWeekday(doctors: readonly Doctor[], weekday: Weekday): DatedWords[] {
  return doctors.flatMap((doctor) => [
    ...addedDaysAhead(doctor)
      .filter(({ jour }) => weekdayOf(jour) === weekday)
      .map(({ jour, day, hours }) => ({
        ...weekTo(jour),
        words: `${doctor.name}, en plus\u00a0: ${day}, ${hours}`,
      })),
    ...periodsOn(doctor, weekday),
  ]);
}
