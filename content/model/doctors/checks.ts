import type { Finding, ValuePath } from '../../fields/finding';
import { slugOfDoctor } from '../clinic/routes';
import { weekdayInWords, lengthOf, meetsAny, weekdayOf, type Day } from '../calendar/day';
import { capitalised } from '../../fields/typography';
import { fold, foldLetters } from '../search/words';
import { isUsuallyOpen, type Hours } from '../calendar/hours';
import { clockInWords } from '../calendar/print';
import type { Rule } from '../calendar/rule';
import { dayOf } from '../calendar/timetable';
import type { Closure } from '../opening-hours/closure';
import type { DoctorEntry } from './doctor';
import { isCalled } from './naming';
import { timetableOf } from './timetable';

function impossibleReplacements(doctor: DoctorEntry, doctors: readonly DoctorEntry[]): Finding[] {
  return (doctor.absences ?? []).flatMap((absence, index) => {
    const other = doctors.find(isCalled(absence.remplacant));
    if (!other || !meetsAny(absence, other.absences)) return [];
    const reason =
      other === doctor ? 'ne peut pas se remplacer' : 'ne reçoit pas non plus ces jours-là';
    const sentence = `« ${other.name} » ${reason} : choisissez quelqu’un d’autre, ou effacez cette ligne`;
    return [{ path: ['absences', index, 'remplacant'], sentence }];
  });
}

const choicesOf = ({ specialty, languages }: DoctorEntry) => [
  { word: specialty, path: ['specialty'] },
  ...languages.map((word, index) => ({ word, path: ['languages', index] })),
];

/**
 * Returns each word with another spelling that is used more often, or as often by an earlier doctor. Visitors would
 * see the two spellings as two choices.
 */
function otherSpellings(doctor: DoctorEntry, doctors: readonly DoctorEntry[]): Finding[] {
  const words = doctors.flatMap(choicesOf).map(({ word }) => word);
  const heard = new Map(words.map((word) => [word, fold(word)]));
  const uses = (word: string) => words.filter((other) => other === word).length;
  const isLess = (word: string, other: string) =>
    uses(word) < uses(other) ||
    (uses(word) === uses(other) && words.indexOf(word) > words.indexOf(other));
  return choicesOf(doctor).flatMap(({ word, path }) => {
    const other = [...heard.keys()].find(
      (one) => one !== word && heard.get(one) === heard.get(word),
    );
    return other === undefined || !isLess(word, other)
      ? []
      : [
          {
            path,
            sentence: `« ${word} » est écrit « ${other} » ailleurs : écrivez partout de même`,
          },
        ];
  });
}

function addressFaults(doctor: DoctorEntry, doctors: readonly DoctorEntry[]): Finding[] {
  const path = ['name'];
  const slug = slugOfDoctor(doctor.name);
  if (slug === '')
    return [
      {
        path,
        sentence: `« ${doctor.name} » ne donne pas d’adresse : écrivez le nom en lettres latines`,
      },
    ];
  const first = doctors.find(({ name }) => slugOfDoctor(name) === slug);
  // `checkUnique` reports equal names.
  if (!first || first === doctor || foldLetters(first.name) === foldLetters(doctor.name)) return [];
  const sentence = `« ${doctor.name} » et « ${first.name} » auraient la même adresse, /medecins/${slug}/ : ajoutez un second prénom à l’un des deux`;
  return [{ path, sentence }];
}

/** Returns the faults of a doctor's file, also in comparison with the other doctors. */
export function faultsOfDoctor(doctor: DoctorEntry, doctors: readonly DoctorEntry[]): Finding[] {
  return [
    ...addressFaults(doctor, doctors),
    ...impossibleReplacements(doctor, doctors),
    ...otherSpellings(doctor, doctors),
  ];
}

/** Longest absence or period without a remark, in days. */
const longest = 90;

function doubtfulSpans({ absences = [], periodes = [] }: DoctorEntry, today: Day): Finding[] {
  const spans = [
    ...absences.map((span, index) => ({ ...span, what: 'l’absence', path: ['absences', index] })),
    ...periodes.map((span, index) => ({ ...span, what: 'la période', path: ['periodes', index] })),
  ];
  return spans.flatMap(({ what, path, ...span }) => {
    const [from, to] = [span.du.slice(0, 4), span.au.slice(0, 4)];
    const days = lengthOf(span);
    const doubts = [
      span.au >= today && from < today.slice(0, 4) && `a commencé en ${from}`,
      to !== from && `finit en ${to}`,
      days > longest && `dure ${days} jours`,
    ].filter((doubt) => doubt !== false);
    const sentence = `${what} ${doubts.join(', ')} : est-ce juste ?`;
    return doubts.length === 0 ? [] : [{ path, sentence }];
  });
}

const whatWins = { absence: 'une absence', closed: 'un jour sans consultation' };

function hiddenDays(doctor: DoctorEntry, closures: readonly Closure[]): Finding[] {
  const timetable = timetableOf(doctor, closures);
  return (doctor['jours-en-plus'] ?? []).flatMap(({ jour }, index) => {
    const { away } = dayOf(timetable, jour);
    if (!away) return [];
    const sentence = `« ${jour} » tombe pendant ${whatWins[away]}, qui l’emporte : est-ce juste ?`;
    return [{ path: ['jours-en-plus', index, 'jour'], sentence }];
  });
}

function momentsOf({
  consultation,
  periodes = [],
  'jours-en-plus': addedDays = [],
}: DoctorEntry): readonly (Pick<Rule, 'days' | 'periods'> & { path: ValuePath })[] {
  const from = (rules: readonly Rule[], path: ValuePath) =>
    rules.map(({ days, periods }, index) => ({ days, periods, path: [...path, index] }));
  return [
    ...from(consultation, ['consultation']),
    ...periodes.flatMap((one, index) =>
      from(one.consultation, ['periodes', index, 'consultation']),
    ),
    ...addedDays.map(({ jour, heures }, index) => ({
      days: [weekdayOf(jour)],
      periods: heures,
      path: ['jours-en-plus', index],
    })),
  ];
}

/** Names the first day and hour of a moment at which the clinic is closed. */
function whenClosed(doctor: DoctorEntry, open: Hours): Finding[] {
  if (open.length === 0) return [];
  return momentsOf(doctor).flatMap(({ days, periods, path }) => {
    const hours = days.flatMap((day) => periods.map(({ opens }) => ({ day, opens })));
    const closed = hours.find(({ day, opens }) => !isUsuallyOpen(open, day, opens));
    if (!closed) return [];
    const when = capitalised(`${weekdayInWords(closed.day)} ${clockInWords(closed.opens)}`);
    const sentence = `« ${when} » : hors des heures de « horaires.yaml », est-ce juste ?`;
    return [{ path, sentence }];
  });
}

interface Around {
  hours: Hours;
  closures: readonly Closure[];
  today: Day;
}

/** Returns remarks on a doctor's file. */
export function remarksOnDoctor(
  doctor: DoctorEntry,
  { hours, closures, today }: Around,
): Finding[] {
  return [
    ...whenClosed(doctor, hours),
    ...doubtfulSpans(doctor, today),
    ...hiddenDays(doctor, closures),
  ];
}
