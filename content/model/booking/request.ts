import { decode } from '../calendar/code';
import type { Occurrence } from '../calendar/timetable';
import type { Way } from '../clinic/ways';
import { withoutLastSigns } from '../search/words';
import { changes, type Message, type patients } from './message';
import { consultationsToAskFor, daysOffered, idOf, type Offered } from './offered-days';

export interface OfferedDoctor {
  name: string;
  slug: string;
  /** Of her timetable. */
  code: string;
  /** « Lundi 9H, Jeudi 9H », then absences and temporary hours. */
  days: string;
  /** « Cardiologue » */
  specialty: string;
  /** Below `content/pictures/`. */
  image?: string;
  /** Address of its smallest file, for a script. */
  portrait?: string;
  /** Instead of an image. */
  initials?: string;
  /** Of a line of her own. */
  call?: Way;
}

/** What brings a visitor: one of the tiles, or a specialty. */
export interface Reason {
  /** As in addresses: « enfant », « cardiologie ». */
  id: string;
  /** « Pédiatrie » */
  title: string;
  /** Slugs. */
  doctors: readonly string[];
  isForChildren?: boolean | undefined;
  /** Whether some who choose it cannot wait for a consultation. */
  isUrgent?: boolean | undefined;
}

export interface Offer {
  reasons: readonly Reason[];
  doctors: readonly OfferedDoctor[];
}

export interface Choice {
  reason?: Reason | undefined;
  doctor?: OfferedDoctor | undefined;
  day?: Offered | undefined;
  isMade?: boolean | undefined;
  message?: Message | undefined;
  /** What the address names and nobody offers any longer. */
  gone?: 'doctor' | 'day' | undefined;
}

/** A doctor of the second step. */
export interface Candidate {
  doctor: OfferedDoctor;
  /** Undefined by appointment only, and without a reason or a day. */
  next: Occurrence | undefined;
}

const rankOf = ({ next }: Candidate) => (next ? idOf(next) : '9');

/** Undefined where the clinic or the visitor says the day. */
export const dateOf = (day: Offered | undefined) => (typeof day === 'object' ? day.day : undefined);

/**
 * Returns the doctors of a reason or of a day, sorted by their next consultation; those by appointment only come last.
 * Without either, returns all doctors.
 */
export function candidatesFor(
  { reason, day }: Pick<Choice, 'reason' | 'day'>,
  { doctors }: Offer,
  now: Date | undefined,
): Candidate[] {
  const nextOf = (doctor: OfferedDoctor) =>
    consultationsToAskFor(decode(doctor.code), now).find((one) => !day || one.day === dateOf(day));
  return doctors
    .filter(({ slug }) => !reason || reason.doctors.includes(slug))
    .map((doctor) => ({ doctor, next: reason || day ? nextOf(doctor) : undefined }))
    .filter(({ next }) => !day || next)
    .sort((one, other) => rankOf(one).localeCompare(rankOf(other)));
}

/** Chooses the first date, from `asked` on, with a consultation. */
function onDay(asked: string, { doctors }: Offer, now: Date | undefined): Choice {
  const [day] = doctors
    .flatMap(({ code }) => consultationsToAskFor(decode(code), now))
    .map((one) => one.day)
    .filter((other) => other >= asked)
    .sort();
  if (day === undefined) return { gone: 'day' };
  return day === asked ? { day: { day } } : { day: { day }, gone: 'day' };
}

/**
 * Reads the query of an address. A doctor alone has a reason of hers, unless the appointment is already made. What nobody
 * offers any longer is left out, with what follows it; the next day takes the place of a day without a doctor.
 */
export function choiceIn(search: string, offer: Offer, now: Date | undefined): Choice {
  const parameters = new URLSearchParams(search.replaceAll('&amp;', '&'));
  const asked = (name: string) => withoutLastSigns(parameters.get(name) ?? '');
  const [motive, slug, askedDay] = [asked('motif'), asked('medecin'), asked('jour')];
  const isMade = asked('deja') !== '';
  const reason = offer.reasons.find(({ id, doctors }) =>
    motive ? id === motive : doctors.includes(slug),
  );
  const begun: Choice = isMade ? { isMade } : { reason };
  const messages = (isMade ? Object.keys(changes) : ['demande']) as Message[];
  const message = messages.find((one) => one === asked('etape'));
  if (!slug) {
    if (isMade && askedDay === 'autre') return { ...begun, day: 'autre', message };
    if (isMade || reason || !askedDay) return begun;
    return onDay(askedDay, offer, now);
  }
  const doctor = offer.doctors.find((one) => one.slug === slug);
  if (!doctor) return { ...begun, gone: 'doctor' };
  if (!askedDay) return { ...begun, doctor };
  const day = daysOffered(decode(doctor.code), now, isMade).find((one) => idOf(one) === askedDay);
  if (!day) return { ...begun, doctor, gone: 'day' };
  return { ...begun, doctor, day, message };
}

/** Returns the query that `choiceIn` reads. */
export function queryOf({ reason, doctor, day, isMade, message }: Choice): string {
  const chosen = Object.entries({
    deja: isMade && 'oui',
    motif: reason?.id,
    medecin: doctor?.slug,
    jour: day && idOf(day),
    etape: message,
  }).filter((entry): entry is [string, string] => !!entry[1]);
  return `?${new URLSearchParams(chosen).toString()}`;
}

/** Returns who probably comes. */
export const whomOf = (reason: Reason | undefined): keyof typeof patients =>
  reason?.isForChildren ? 'enfant' : 'moi';
