import { doctorChatText, wellFormed } from '../clinic/chat';
import type { Consultation } from '../doctors/next-consultations';
import { isAnotherDay } from './offered-days';

export const patients = { moi: 'moi', enfant: 'mon enfant', proche: 'un proche' } as const;

/** All that is typed and ticked; « oui » for a box. */
export interface Person {
  readonly [field: string]: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Until the visitor says it, '': `whomOf` is right then. */
  readonly whom: keyof typeof patients | '';
  readonly isFirst: string;
  readonly consent: string;
  /** Free days, for « un autre jour ». */
  readonly days: string;
  /** Of an appointment already made, for « un autre jour ». */
  readonly date: string;
}

/** What is said of an appointment already made. */
export const changes = {
  deplacer: 'je souhaite déplacer mon rendez-vous',
  annuler: 'je souhaite annuler mon rendez-vous',
  retard: 'je serai en retard à mon rendez-vous',
} as const;

/** Values of `etape` in addresses. */
export type Message = 'demande' | keyof typeof changes;

/**
 * The clinic calls back: at least eight digits of any script, after a code of West Africa (+22…) too. There may be two
 * numbers. For the `pattern` of a field.
 */
export const phonePattern = String.raw`(?!\s*(\+|00)\s*22\d(\P{Nd}*\p{Nd}){0,7}\P{Nd}*$)(\P{Nd}*\p{Nd}){8,}\P{Nd}*`;

const isPhone = (text: string) => new RegExp(`^${phonePattern}$`, 'u').test(text);

const areWritten = (texts: readonly string[]) => texts.every((text) => text.trim() !== '');

/** Whether nothing is missing that the clinic needs. An appointment already made has the rest. */
export function isWhole(person: Person, day: Consultation, isMade = false): boolean {
  const { firstName, lastName, phone, consent, days, date } = person;
  if (isMade) return areWritten([firstName, lastName, ...(isAnotherDay(day) ? [date] : [])]);
  return (
    isPhone(phone) &&
    consent === 'oui' &&
    areWritten([firstName, lastName, ...(isAnotherDay(day) ? [days] : [])])
  );
}

/** In letters. */
const longest = 200;

/** Returns what is typed, on one line. */
function inLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return wellFormed(line.length > longest ? `${line.slice(0, longest)}…` : line);
}

const nameOf = ({ firstName, lastName }: Person) => `${inLine(firstName)} ${inLine(lastName)}`;

/** Returns the message to the clinic. Nothing in it says what brings the visitor. */
export function requestText(doctorName: string, day: Consultation, person: Person): string {
  const { phone, whom, isFirst, days } = person;
  return [
    doctorChatText(doctorName),
    `Jour souhaité : ${inLine(isAnotherDay(day) ? days : day.label)}`,
    `Patient : ${nameOf(person)}${whom === '' || whom === 'moi' ? '' : ` (${patients[whom]})`}`,
    `Téléphone : ${inLine(phone)}`,
    ...(isFirst === 'oui' ? ['Première visite : oui'] : []),
  ].join('\n');
}

/** Returns the message about an appointment already made. */
export function changeText(
  change: keyof typeof changes,
  doctorName: string,
  day: Consultation,
  person: Person,
): string {
  return [
    `Bonjour, ${changes[change]} avec le ${doctorName}. Merci !`,
    `Jour du rendez-vous : ${inLine(isAnotherDay(day) ? person.date : day.label)}`,
    `Patient : ${nameOf(person)}`,
  ].join('\n');
}
