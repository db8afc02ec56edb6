import { doctorChatText } from '../clinic/chat';
import type { Receiving } from '../doctors/consultations-on';
import { consultationsAhead, type Consultation } from '../doctors/next-consultations';
import type { Closure } from '../opening-hours/closure';

/** A doctor whom one can ask for an appointment. */
export interface OfferedDoctor extends Receiving {
  /** As in her address. */
  readonly slug: string;
  /** « Cardiologue » */
  readonly specialty: string;
}

/** What brings a visitor: one of the tiles, or a specialty. */
export interface Reason {
  /** As in addresses: « enfant », « cardiologie ». */
  readonly id: string;
  /** « Enfant », in a tile; else undefined. */
  readonly tile?: string | undefined;
  /** « Pédiatrie » */
  readonly title: string;
  /** Slugs. */
  readonly doctors: readonly string[];
}

export interface Offer {
  readonly reasons: readonly Reason[];
  readonly doctors: readonly OfferedDoctor[];
}

/** Its words are the visitor's own. */
const anotherDay: Consultation = { id: 'autre', label: 'un autre jour' };

/** Whether the visitor says which days suit. */
export const isAnotherDay = (day: Consultation): boolean => day.id === anotherDay.id;

/** What is chosen, in the order of the steps. */
export interface Choice {
  readonly reason?: Reason | undefined;
  readonly doctor?: OfferedDoctor | undefined;
  readonly day?: Consultation | undefined;
  /** Whether the message is shown. */
  readonly isWritten?: boolean | undefined;
  /** What the address names and nobody offers any longer. */
  readonly gone?: 'doctor' | 'day' | undefined;
}

const dayCount = 6;

/** Returns the next consultations of a doctor, then days without a date. */
export const daysOffered = (
  doctor: Receiving,
  now: Date,
  closures: readonly Closure[],
): Consultation[] => [
  ...consultationsAhead(doctor, now, dayCount, closures),
  { id: 'premier', label: 'le premier jour possible' },
  anotherDay,
];

/** Reads the query of an address. What nobody offers any longer is left out, with what follows it. */
export function choiceIn(
  search: string,
  { reasons, doctors }: Offer,
  now: Date,
  closures: readonly Closure[],
): Choice {
  const asked = new URLSearchParams(search);
  const reason = reasons.find(({ id }) => id === asked.get('motif'));
  const slug = asked.get('medecin');
  const doctor = doctors.find((one) => one.slug === slug);
  if (!doctor) return { reason, gone: slug === null ? undefined : 'doctor' };
  const askedDay = asked.get('jour');
  if (askedDay === null) return { reason, doctor };
  const day = daysOffered(doctor, now, closures).find(({ id }) => id === askedDay);
  if (!day) return { reason, doctor, gone: 'day' };
  return { reason, doctor, day, isWritten: asked.get('etape') === 'demande' };
}

/** Returns the query that `choiceIn` reads. */
export function queryOf({ reason, doctor, day, isWritten }: Choice): string {
  const query = new URLSearchParams();
  if (reason) query.set('motif', reason.id);
  if (doctor) query.set('medecin', doctor.slug);
  if (day) query.set('jour', day.id);
  if (isWritten === true) query.set('etape', 'demande');
  return `?${query.toString()}`;
}

/** Returns those of a reason, whoever consults first at the head, and by appointment only at the end. */
export function doctorsFor(
  reason: Reason,
  { doctors }: Offer,
  now: Date,
  closures: readonly Closure[],
): { readonly doctor: OfferedDoctor; readonly next: string | undefined }[] {
  return doctors
    .filter(({ slug }) => reason.doctors.includes(slug))
    .map((doctor) => ({ doctor, next: consultationsAhead(doctor, now, 1, closures)[0] }))
    .sort((one, other) => (one.next?.id ?? '9').localeCompare(other.next?.id ?? '9'))
    .map(({ doctor, next }) => ({ doctor, next: next?.label }));
}

export const forWhom = {
  moi: 'pour moi',
  enfant: 'pour mon enfant',
  proche: 'pour un proche',
} as const;

/** All that is typed and ticked; « oui » for a box. */
export interface Person {
  readonly [field: string]: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly whom: keyof typeof forWhom;
  readonly isFirst: string;
  readonly consent: string;
  /** Free days, for « un autre jour ». */
  readonly days: string;
}

/** Whether nothing is missing that the clinic needs. */
export const isWhole = (
  { firstName, lastName, phone, consent, days }: Person,
  day: Consultation,
): boolean =>
  [firstName, lastName, phone, consent, ...(isAnotherDay(day) ? [days] : [])].every(
    (text) => text.trim() !== '',
  );

const plainSpaces = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Returns the message to the clinic. Nothing in it says what brings the visitor. */
export function requestText(doctorName: string, day: Consultation, person: Person): string {
  const { firstName, lastName, phone, whom, isFirst, days } = person;
  const patient = plainSpaces(`${firstName} ${lastName}`);
  return [
    doctorChatText(doctorName),
    `Jour souhaité : ${plainSpaces(isAnotherDay(day) ? days : day.label)}`,
    `Patient : ${patient} (${forWhom[whom]})`,
    `Téléphone : ${plainSpaces(phone)}`,
    ...(isFirst === 'oui' ? ['Première visite : oui'] : []),
  ].join('\n');
}

/** « déplacer » or « annuler » */
export const changeText = (verb: string, doctorName: string, { firstName, lastName }: Person) =>
  `Bonjour, je souhaite ${verb} mon rendez-vous avec le ${doctorName}. Patient : ${plainSpaces(`${firstName} ${lastName}`)}. Merci !`;
