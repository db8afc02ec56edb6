import { capitalised } from '../../fields/typography';
import { decode } from '../calendar/code';
import type { Day } from '../calendar/day';
import { partsOfDay } from '../calendar/print';
import { momentOf } from '../calendar/now';
import type { Occurrence } from '../calendar/timetable';
import { consultationsAhead } from '../doctors/next-consultations';
import type { Noun } from '../doctors/naming';
import { wordsIn } from '../search/words';
import { areWritten, canBeCalledBack, inLine, textOf } from './message';
import { consultationsToAskFor } from './offered-days';

/** What is said of an appointment already made; keys are values of `quoi` in addresses. */
export const changes = {
  deplacer: {
    title: 'Le déplacer',
    says: 'je souhaite déplacer mon rendez-vous',
    sent: 'Pas encore déplacé\u00a0: attendez notre réponse.',
  },
  annuler: {
    title: 'L’annuler',
    says: 'je souhaite annuler mon rendez-vous',
    sent: 'Pas encore annulé\u00a0: attendez notre réponse.',
  },
  retard: {
    title: 'Je serai en retard',
    says: 'je serai en retard à mon rendez-vous d’aujourd’hui',
    sent: 'Sans réponse, appelez.',
  },
} as const;

export type Change = keyof typeof changes;

/** Returns what a query asks for. */
export const changeIn = (asked: string): Change | undefined =>
  (Object.keys(changes) as Change[]).find((one) => one === asked);

/** All that is typed and chosen. */
export interface Appointment {
  [field: string]: string;
  doctor: string;
  /** `yyyy-MM-dd`, « autre » for a day that is typed, or ''. */
  day: string;
  typedDay: string;
  newDay: string;
  typedNewDay: string;
  /** Of who is late. */
  arrival: string;
  name: string;
  phone: string;
}

export interface KnownDoctor {
  name: string;
  /** Of the timetable. */
  code: string;
}

export const forgottenDoctor = 'Je ne sais plus';

/** Returns a doctor whom the visitor may have written without a title or accents. */
function doctorNamed<Doctor extends KnownDoctor>(typed: string, doctors: readonly Doctor[]) {
  const words = wordsIn(typed);
  const found = doctors.filter(({ name }) => {
    const own = wordsIn(name);
    return words.every((word) => own.includes(word));
  });
  return found.length === 1 ? found[0] : undefined;
}

const dayCount = 6;

const datesIn = (ahead: readonly Occurrence[]) => [...new Set(ahead.map(({ day }) => day))];

/** Leaves out a day that is not offered, and words of a field that is not shown. */
function dayIn(chosen: string, typed: string, days: readonly Day[]) {
  const day = days.find((one) => one === chosen);
  return { day, typed: !day && (days.length === 0 || chosen === 'autre') ? typed : '' };
}

/** Returns « du jeudi 14 au jeudi 21 janvier », or less where a day is typed or unknown. */
function daysInWords(day: Day | undefined, newDay: Day | undefined): string {
  const [old, next] = [day, newDay].map((one) => one && partsOfDay(one).slice(0, 3));
  if (!next) return old ? `du ${old.join(' ')}` : '';
  if (!old) return `au ${next.join(' ')}`;
  const from = old[2] === next[2] ? old.slice(0, 2) : old;
  return `du ${from.join(' ')} au ${next.join(' ')}`;
}

export interface OfferedChange {
  oldDays: readonly Day[];
  newDays: readonly Day[];
  /** What still holds of the choice, without words of a field that is not shown. */
  appointment: Appointment;
  /** « du jeudi 14 au jeudi 21 janvier », or '' */
  days: string;
}

/** Returns the days that are offered with the doctor. `now` is on the clinic's clock, or undefined. */
export function offeredFor(
  change: Change,
  typed: Appointment,
  doctors: readonly KnownDoctor[],
  now: Date | undefined,
  notice: number,
): OfferedChange {
  const known = doctorNamed(typed.doctor, doctors);
  if (!known || !now || change === 'retard') {
    const appointment = { ...typed, doctor: known?.name ?? typed.doctor, day: '', newDay: '' };
    const days =
      now && change === 'retard' ? partsOfDay(momentOf(now).day).slice(0, 3).join(' ') : '';
    return { oldDays: [], newDays: [], appointment, days };
  }
  const timetable = decode(known.code);
  // Who comes too late moves an appointment that has begun.
  const oldDays = datesIn(consultationsAhead(timetable, new Date(momentOf(now).day), dayCount));
  const newDays = datesIn(consultationsToAskFor(timetable, now, notice));
  const old = dayIn(typed.day, typed.typedDay, oldDays);
  const others = newDays.filter((one) => one !== old.day);
  const next =
    change === 'deplacer'
      ? dayIn(typed.newDay, typed.typedNewDay, others)
      : { day: undefined, typed: '' };
  const appointment = {
    ...typed,
    doctor: known.name,
    day: old.day ?? '',
    typedDay: old.typed,
    newDay: next.day ?? '',
    typedNewDay: next.typed,
  };
  return { oldDays, newDays, appointment, days: daysInWords(old.day, next.day) };
}

/** Whether nothing is missing that the clinic needs to find the appointment. */
export const isChangeWhole = (change: Change, appointment: Appointment): boolean =>
  areWritten([
    appointment.doctor,
    appointment.name,
    ...(change === 'deplacer' ? [appointment.newDay || appointment.typedNewDay] : []),
    ...(change === 'retard' ? [appointment.arrival] : []),
  ]) && canBeCalledBack(appointment.phone);

/** Days that are typed have lines of their own. */
export function changeText(
  change: Change,
  { appointment, days }: Pick<OfferedChange, 'appointment' | 'days'>,
  noun: Noun,
): string {
  const { doctor, day, typedDay, typedNewDay, arrival, name, phone } = appointment;
  const isLate = change === 'retard';
  const when = days && `${isLate ? ',' : ''} ${days}`;
  return textOf(`Bonjour, ${changes[change].says}${when}. Merci !`, {
    [capitalised(noun)]: doctor === forgottenDoctor ? 'à retrouver' : inLine(doctor),
    'Jour du rendez-vous': day || isLate ? '' : inLine(typedDay) || 'à retrouver',
    'Nouveau jour souhaité': change === 'deplacer' ? inLine(typedNewDay) : '',
    'Arrivée vers': isLate ? inLine(arrival) : '',
    Patient: inLine(name),
    Téléphone: inLine(phone, 'tel'),
  });
}
