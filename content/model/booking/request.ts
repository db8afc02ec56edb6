import type { Day } from '../calendar/day';
import { decode } from '../calendar/code';
import type { Consultation } from '../doctors/next-consultations';
import { momentOf } from '../calendar/now';
import { dayLabelFrom } from '../opening-hours/clinic-time';
import { withoutLastSigns } from '../search/words';
import { changes, type Message, type patients } from './message';
import { consultationsToAskFor, daysOffered } from './offered-days';

/** A doctor whom one can ask for an appointment. */
export interface OfferedDoctor {
  readonly name: string;
  /** As in her address. */
  readonly slug: string;
  /** Of her timetable. */
  readonly code: string;
  /** « Cardiologue » */
  readonly specialty: string;
}

/** What brings a visitor: one of the tiles, or a specialty. */
export interface Reason {
  /** As in addresses: « enfant », « cardiologie ». */
  readonly id: string;
  /** « Pédiatrie » */
  readonly title: string;
  /** Slugs. */
  readonly doctors: readonly string[];
  readonly isForChildren?: boolean | undefined;
  /** Whether some who choose it cannot wait for a consultation. */
  readonly isUrgent?: boolean | undefined;
}

export interface Offer {
  readonly reasons: readonly Reason[];
  readonly doctors: readonly OfferedDoctor[];
}

/** What is chosen, in the order of the steps. */
export interface Choice {
  readonly reason?: Reason | undefined;
  readonly doctor?: OfferedDoctor | undefined;
  /** Without a doctor, a date: « jeudi 26 novembre ». */
  readonly day?: Consultation | undefined;
  /** Whether the appointment is already made. */
  readonly isMade?: boolean | undefined;
  /** The message that is shown. */
  readonly message?: Message | undefined;
  /** What the address names and nobody offers any longer. */
  readonly gone?: 'doctor' | 'day' | undefined;
}

/** A doctor of the second step. */
export interface Candidate {
  readonly doctor: OfferedDoctor;
  /** The first consultation that one can ask for; undefined by appointment only. */
  readonly next: Consultation | undefined;
}

const dateOf = ({ id }: Consultation) => id.slice(0, 'yyyy-MM-dd'.length);

const rankOf = ({ doctor, next }: Candidate) => next?.id ?? `9${doctor.slug}`;

/**
 * Returns the doctors of a reason or of a day, whoever consults first at the head, and by appointment only at the end; all
 * of them, by first name, where neither is chosen.
 */
export function candidatesFor(
  { reason, day }: Pick<Choice, 'reason' | 'day'>,
  { doctors }: Offer,
  now: Date | undefined,
): Candidate[] {
  const nextOf = (doctor: OfferedDoctor) =>
    consultationsToAskFor(decode(doctor.code), now).find((one) => !day || dateOf(one) === day.id);
  return doctors
    .filter(({ slug }) => !reason || reason.doctors.includes(slug))
    .map((doctor) => ({ doctor, next: reason || day ? nextOf(doctor) : undefined }))
    .filter(({ next }) => !day || next)
    .sort((one, other) => rankOf(one).localeCompare(rankOf(other)));
}

/** Returns the first date from another on, on which somebody consults. */
const dateFrom = (date: string, { doctors }: Offer, now: Date | undefined): string | undefined =>
  doctors
    .flatMap((doctor) => consultationsToAskFor(decode(doctor.code), now).map(dateOf))
    .filter((other) => other >= date)
    .sort()[0];

function withoutDoctor(
  { reason, date: asked }: { reason: Reason | undefined; date: string | null },
  offer: Offer,
  now: Date | undefined,
): Choice {
  if (reason || asked === null) return { reason };
  const date = dateFrom(asked, offer, now);
  if (date === undefined || !now) return { gone: 'day' };
  const day = { id: date, label: dayLabelFrom(date as Day, momentOf(now).day) };
  return date === asked ? { day } : { day, gone: 'day' };
}

const isCalled = (id: string) => (reason: Reason) => reason.id === id;

const isTreatedBy = (slug: string | null) => (reason: Reason) =>
  slug !== null && reason.doctors.includes(slug);

function messageIn(asked: string | null, isMade: boolean): Message | undefined {
  const messages: readonly string[] = isMade ? Object.keys(changes) : ['demande'];
  return messages.find((message) => message === asked) as Message | undefined;
}

/**
 * Reads the query of an address. A doctor alone has a reason of hers, unless the appointment is already made. What nobody
 * offers any longer is left out, with what follows it; the next day takes the place of a day without a doctor.
 */
export function choiceIn(search: string, offer: Offer, now: Date | undefined): Choice {
  const parameters = new URLSearchParams(search);
  const asked = (name: string) => withoutLastSigns(parameters.get(name) ?? '') || null;
  const [motive, slug, askedDay] = [asked('motif'), asked('medecin'), asked('jour')];
  const isMade = asked('deja') !== null;
  const reason = offer.reasons.find(motive === null ? isTreatedBy(slug) : isCalled(motive));
  const begun: Choice = isMade ? { isMade } : { reason };
  if (slug === null) return isMade ? begun : withoutDoctor({ reason, date: askedDay }, offer, now);
  const doctor = offer.doctors.find((one) => one.slug === slug);
  if (!doctor) return { ...begun, gone: 'doctor' };
  if (askedDay === null) return { ...begun, doctor };
  const day = daysOffered(decode(doctor.code), now, isMade).find(({ id }) => id === askedDay);
  if (!day) return { ...begun, doctor, gone: 'day' };
  return { ...begun, doctor, day, message: messageIn(asked('etape'), isMade) };
}

/** Returns the query that `choiceIn` reads. */
export function queryOf({ reason, doctor, day, isMade, message }: Choice): string {
  const query = new URLSearchParams();
  if (isMade) query.set('deja', 'oui');
  if (reason) query.set('motif', reason.id);
  if (doctor) query.set('medecin', doctor.slug);
  if (day) query.set('jour', day.id);
  if (message) query.set('etape', message);
  return `?${query.toString()}`;
}

/** Returns who probably comes. */
export const whomOf = (reason: Reason | undefined): keyof typeof patients =>
  reason?.isForChildren ? 'enfant' : 'moi';
