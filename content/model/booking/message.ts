import { cleaned } from '../../fields/typed';
import { capitalised } from '../../fields/typography';
import { appointmentText, wellFormed } from '../clinic/ways';
import type { Noun } from '../doctors/naming';
import { offeredInWords, type Offered } from './offered-days';
import phonePattern from './phone-pattern.json';

export const patients = { moi: 'moi', enfant: 'mon enfant', proche: 'un proche' } as const;

/** All that is typed and ticked; « oui » for a box. */
export interface Person {
  [field: string]: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** Until the visitor says it, '': `whomOf` is right then. */
  whom: keyof typeof patients | '';
  isFirst: string;
  consent: string;
  /** Days that suit the visitor, for « un autre jour » and to move an appointment. */
  days: string;
  /** Of an appointment already made, for « un autre jour ». */
  date: string;
}

/** What is said of an appointment already made. */
export const changes = {
  deplacer: 'je souhaite déplacer mon rendez-vous',
  annuler: 'je souhaite annuler mon rendez-vous',
  retard: 'je serai en retard à mon rendez-vous',
} as const;

/** Values of `etape` in addresses. */
export type Message = 'demande' | keyof typeof changes;

const canBeCalledBack = (text: string) =>
  new RegExp(`^${phonePattern}$`, 'u').test(cleaned(text, 'tel'));

/** In signs, of what is typed into one field. */
export const longest = 200;

const lengthOf = (text: string) => cleaned(text).length;

/** Whether nothing is missing that the clinic needs, or too long. An appointment already made has the rest. */
export function isWhole(person: Person, day: Offered, isMade = false): boolean {
  const { firstName, lastName, phone, consent, days, date } = person;
  const own = day === 'autre' ? [isMade ? date : days] : [];
  return (
    [firstName, lastName, ...own].every((text) => lengthOf(text) > 0) &&
    [firstName, lastName, days, date].every((text) => lengthOf(text) <= longest) &&
    (isMade || (canBeCalledBack(phone) && consent === 'oui'))
  );
}

const inLine = (text: string, type?: string): string =>
  wellFormed(cleaned(text, type).replace(/\s+/g, ' '));

const nameOf = ({ firstName, lastName }: Person) => `${inLine(firstName)} ${inLine(lastName)}`;

/** Omits empty lines. */
const textOf = (first: string, lines: Record<string, string>): string =>
  Object.entries(lines).reduce(
    (text, [label, words]) => text + (words && `\n${label} : ${words}`),
    first,
  );

/** Nothing in the message says what brings the visitor. */
export function requestText(doctorName: string, day: Offered, person: Person): string {
  const { phone, whom, isFirst, days } = person;
  return textOf(appointmentText(doctorName), {
    'Jour souhaité': inLine(day === 'autre' ? days : offeredInWords(day)),
    Patient: `${nameOf(person)}${whom && whom !== 'moi' ? ` (${patients[whom]})` : ''}`,
    Téléphone: inLine(phone, 'tel'),
    'Première visite': isFirst,
  });
}

/** Returns the message about an appointment already made, whose doctor may be forgotten. */
export function changeText(
  change: keyof typeof changes,
  doctorName: string | undefined,
  day: Offered,
  person: Person,
  noun: Noun,
): string {
  const { date, days, phone } = person;
  return textOf(`Bonjour, ${changes[change]}. Merci !`, {
    [capitalised(noun)]: doctorName ?? 'à retrouver',
    'Jour du rendez-vous': inLine(day === 'autre' ? date : offeredInWords(day)),
    'Jour souhaité': change === 'deplacer' ? inLine(days) : '',
    Patient: nameOf(person),
    Téléphone: canBeCalledBack(phone) ? inLine(phone, 'tel') : '',
  });
}
