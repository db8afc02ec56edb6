import { cleaned } from '../../fields/typed';
import { appointmentText, textAbout, wellFormed } from '../clinic/ways';
import { offeredInWords, type Offered } from './offered-days';
import phonePattern from './phone-pattern.json';

export const patients = { moi: 'Moi', enfant: 'Mon enfant', proche: 'Un proche' } as const;

/** All that is typed and ticked; « oui » for a box. */
export interface Person {
  [field: string]: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** Name of who asks for a relative. */
  writer: string;
  /** Until the visitor says it, '': `whomOf` is right then. */
  whom: keyof typeof patients | '';
  isFirst: string;
  /** Whether the visitor cannot be called. */
  inWriting: string;
  consent: string;
  /** Days that suit the visitor, for « un autre jour ». */
  days: string;
}

/** Whether a text has all digits of a telephone. */
export const canBeCalledBack = (text: string) =>
  new RegExp(`^${phonePattern}$`, 'u').test(cleaned(text, 'tel'));

/** In signs, of what is typed into one field. */
export const longest = 200;

/** Whether each field is filled in, and within its limit. */
export const areWritten = (texts: readonly string[]): boolean =>
  texts.map((text) => cleaned(text).length).every((length) => length > 0 && length <= longest);

/** Whether nothing is missing that the clinic needs. */
export const isWhole = (person: Person, day: Offered) =>
  areWritten([
    person.firstName,
    person.lastName,
    ...(person.whom === 'proche' ? [person.writer] : []),
    ...(day === 'autre' ? [person.days] : []),
  ]) &&
  canBeCalledBack(person.phone) &&
  person.consent === 'oui';

/**
 * Whether ten digits that begin with 0 cannot be a number of the clinic's country, whose numbers have `nationalDigits`
 * (undefined if that is not known).
 */
export const isForeign = (phone: string, nationalDigits: number | undefined): boolean =>
  nationalDigits !== undefined &&
  nationalDigits !== 10 &&
  /^[\s(]*0(?!0)(\P{Nd}*\p{Nd}){9}\P{Nd}*$/u.test(phone);

/** Returns what is meant by what is typed, on one line. */
export const inLine = (text: string, type?: string): string =>
  wellFormed(cleaned(text, type).replace(/\s+/g, ' '));

const nameOf = ({ firstName, lastName }: Person) => inLine(`${firstName} ${lastName}`);

/** Omits empty lines. */
export const textOf = (first: string, lines: Record<string, string>): string =>
  Object.entries(lines).reduce(
    (text, [label, words]) => text + (words && `\n${label} : ${words}`),
    first,
  );

const inWritingPlease = 'par écrit, s’il vous plaît (je ne peux pas téléphoner)';

/** Nothing in the message says what brings the visitor. */
export function requestText(
  { slug, name }: { slug: string; name: string },
  day: Offered,
  person: Person,
): string {
  const { phone, writer, whom, isFirst, inWriting, days } = person;
  return textOf(slug === '' ? textAbout(name) : appointmentText(name), {
    'Jour souhaité': inLine(day === 'autre' ? days : offeredInWords(day)),
    Patient: nameOf(person) + (whom === 'enfant' ? ' (enfant)' : ''),
    'Demandé par': whom === 'proche' ? inLine(writer) : '',
    Téléphone: inLine(phone, 'tel'),
    Réponse: inWriting && inWritingPlease,
    'Première visite': isFirst,
  });
}
