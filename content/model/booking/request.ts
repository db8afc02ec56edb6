import { doctorChatText } from '../clinic/chat';
import type { Receiving } from '../doctors/consultations-on';
import { consultationsAhead, type Consultation } from '../doctors/next-consultations';
import { clinicMoment, dayLabelFrom, type Day } from '../opening-hours/clinic-time';
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
  readonly isForChildren?: true;
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
  /** Without a doctor, a date: « jeudi 26 novembre ». */
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
  now: Date | undefined,
  closures: readonly Closure[],
): Consultation[] => {
  const ahead = consultationsAhead(doctor, now, dayCount, closures);
  return [
    ...ahead,
    { id: 'premier', label: 'le premier jour possible' },
    ahead.length > 0 ? anotherDay : { ...anotherDay, label: 'les jours qui me conviennent' },
  ];
};

/** A doctor of the second step. */
export interface Candidate {
  readonly doctor: OfferedDoctor;
  /** The first consultation that one can ask for; undefined by appointment only. */
  readonly next: Consultation | undefined;
}

const byNext = ({ next: one }: Candidate, { next: other }: Candidate) =>
  (one?.id ?? '9').localeCompare(other?.id ?? '9');

/** Returns those of a reason, whoever consults first at the head, and by appointment only at the end. */
export const doctorsFor = (
  reason: Reason,
  { doctors }: Offer,
  now: Date | undefined,
  closures: readonly Closure[],
): Candidate[] =>
  doctors
    .filter(({ slug }) => reason.doctors.includes(slug))
    .map((doctor) => ({ doctor, next: consultationsAhead(doctor, now, 1, closures)[0] }))
    .sort(byNext);

const dateOf = ({ id }: Consultation) => id.slice(0, 'yyyy-MM-dd'.length);

/** Returns those who consult on a date (`yyyy-MM-dd`), by hour. */
export const doctorsOn = (
  date: string,
  { doctors }: Offer,
  now: Date | undefined,
  closures: readonly Closure[],
): Candidate[] =>
  doctors
    .map((doctor) => ({
      doctor,
      next: consultationsAhead(doctor, now, dayCount, closures).find((one) => dateOf(one) === date),
    }))
    .filter(({ next }) => next !== undefined)
    .sort(byNext);

/** Returns the first date after another on which somebody consults. */
const dateAfter = (
  date: string,
  { doctors }: Offer,
  now: Date | undefined,
  closures: readonly Closure[],
): string | undefined =>
  doctors
    .flatMap((doctor) => consultationsAhead(doctor, now, dayCount, closures).map(dateOf))
    .filter((other) => other > date)
    .sort()[0];

function withoutDoctor(
  { reason, date: asked }: { reason: Reason | undefined; date: string | null },
  offer: Offer,
  now: Date | undefined,
  closures: readonly Closure[],
): Choice {
  if (reason || asked === null) return { reason };
  const isPossible = doctorsOn(asked, offer, now, closures).length > 0;
  const date = isPossible ? asked : dateAfter(asked, offer, now, closures);
  if (date === undefined || !now) return { gone: 'day' };
  const day = { id: date, label: dayLabelFrom(date as Day, clinicMoment(now).day) };
  return isPossible ? { day } : { day, gone: 'day' };
}

const isCalled = (id: string) => (reason: Reason) => reason.id === id;

const isTreatedBy = (slug: string | null) => (reason: Reason) =>
  slug !== null && reason.doctors.includes(slug);

/**
 * Reads the query of an address. A doctor alone has a reason of hers. What nobody offers any longer is left out, with what
 * follows it; the next day takes the place of a day without a doctor.
 */
export function choiceIn(
  search: string,
  offer: Offer,
  now: Date | undefined,
  closures: readonly Closure[],
): Choice {
  const asked = new URLSearchParams(search);
  const motive = asked.get('motif');
  const slug = asked.get('medecin');
  const reason = offer.reasons.find(motive === null ? isTreatedBy(slug) : isCalled(motive));
  const askedDay = asked.get('jour');
  if (slug === null) return withoutDoctor({ reason, date: askedDay }, offer, now, closures);
  const doctor = offer.doctors.find((one) => one.slug === slug);
  if (!doctor) return { reason, gone: 'doctor' };
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

/** Returns who probably comes. */
export const whomOf = (reason: Reason | undefined): keyof typeof patients =>
  reason?.isForChildren ? 'enfant' : 'moi';

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
}

/**
 * The clinic calls back: at least eight digits, after a code of West Africa (+22…) too, and at most the fifteen of E.164
 * after « 00 ». For the `pattern` of a field.
 */
export const phonePattern = '(?!\\s*(\\+|00)\\s*22\\d(\\D*\\d){0,7}\\D*$)(\\D*\\d){8,17}\\D*';

const isPhone = (text: string) => new RegExp(`^${phonePattern}$`).test(text);

/** Whether nothing is missing that the clinic needs. */
export const isWhole = (
  { firstName, lastName, phone, consent, days }: Person,
  day: Consultation,
): boolean =>
  isPhone(phone) &&
  [firstName, lastName, consent, ...(isAnotherDay(day) ? [days] : [])].every(
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
    `Patient : ${patient}${whom === '' || whom === 'moi' ? '' : ` (${patients[whom]})`}`,
    `Téléphone : ${plainSpaces(phone)}`,
    ...(isFirst === 'oui' ? ['Première visite : oui'] : []),
  ].join('\n');
}

/** « déplacer » or « annuler » */
export const changeText = (verb: string, doctorName: string, { firstName, lastName }: Person) =>
  `Bonjour, je souhaite ${verb} mon rendez-vous avec le ${doctorName}. Patient : ${plainSpaces(`${firstName} ${lastName}`)}. Merci !`;
