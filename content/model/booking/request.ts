import { decode } from '../calendar/code';
import { momentOf } from '../calendar/now';
import { hasDays, type Occurrence, type Timetable } from '../calendar/timetable';
import type { Way } from '../clinic/ways';
import { withoutLastSigns } from '../search/words';
import type { patients } from './message';
import { consultationsToAskFor, daysOffered, idOf, type Offered } from './offered-days';
import { queryFrom, stageIn, type Stage } from './sending';

export interface OfferedDoctor {
  name: string;
  slug: string;
  /** Of her timetable; empty if no day is known. */
  code: string;
  /** « Lundi 9H, Jeudi 9H », then absences and temporary hours. Empty for a specialty of which nobody is named. */
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
  /** « Quel pédiatre », if all its doctors have one job. */
  which?: string | undefined;
  /** Slugs. */
  doctors: readonly string[];
  isForChildren?: boolean | undefined;
  /** Asked first, where some who choose it cannot wait: « Malade maintenant ? » */
  urgent?: string | undefined;
  /** What needs no appointment. */
  answer?: { heading: string; words: string; href: string } | undefined;
}

export interface Offer {
  reasons: readonly Reason[];
  doctors: readonly OfferedDoctor[];
  /** Timetable of the half days that are offered where none is known. */
  wished: string;
  /** Minutes before a consultation from which only a call may ask for it. */
  notice: number;
}

/** Stands in for the doctors of a specialty of which nobody is named. */
export const unnamed = ({ title }: Reason): OfferedDoctor => ({
  slug: '',
  name: title,
  specialty: '',
  code: '',
  days: '',
});

/** Returns the timetable of which a visitor chooses a day: the clinic's, where the doctor's own names none. */
export function timetableFor(
  { code }: OfferedDoctor,
  { wished }: Pick<Offer, 'wished'>,
): Timetable {
  const [own, clinic] = [decode(code), decode(wished)];
  return hasDays(own)
    ? own
    : { rules: clinic.rules, exceptions: [...clinic.exceptions, ...own.exceptions] };
}

export interface Choice {
  reason?: Reason | undefined;
  doctor?: OfferedDoctor | undefined;
  day?: Offered | undefined;
  stage?: Stage | undefined;
  /** What the address names and nobody offers any longer. */
  gone?: 'doctor' | 'day' | undefined;
}

/** A doctor of the second step. */
export interface Candidate {
  doctor: OfferedDoctor;
  /** Undefined by appointment only, and without a reason. */
  next: Occurrence | undefined;
}

const rankOf = ({ next }: Candidate) => (next ? idOf(next) : '9');

/**
 * Returns the doctors of a reason, sorted by their next consultation; those by appointment only come last. Without a
 * reason, returns all doctors.
 */
export function candidatesFor(
  reason: Reason | undefined,
  { doctors, notice }: Offer,
  now: Date | undefined,
): Candidate[] {
  if (!reason) return doctors.map((doctor) => ({ doctor, next: undefined }));
  return doctors
    .filter(({ slug }) => reason.doctors.includes(slug))
    .map((doctor) => ({
      doctor,
      next: consultationsToAskFor(decode(doctor.code), now, notice)[0],
    }))
    .sort((one, other) => rankOf(one).localeCompare(rankOf(other)));
}

/**
 * Reads the query of an address. A doctor alone has a reason of hers; a reason, its only doctor. What nobody offers any
 * longer is left out, with what follows it.
 */
export function choiceIn(search: string, offer: Offer, now: Date | undefined): Choice {
  const parameters = new URLSearchParams(search.replaceAll('&amp;', '&'));
  const asked = (name: string) => withoutLastSigns(parameters.get(name) ?? '');
  const [motive, askedDay, stage] = [asked('motif'), asked('jour'), stageIn(asked('etape'))];
  const reason = offer.reasons.find(({ id, doctors }) =>
    motive ? id === motive : doctors.includes(asked('medecin')),
  );
  const isUnnamed = reason?.doctors.length === 0;
  const slug = asked('medecin') || (reason?.doctors.length === 1 && reason.doctors[0]);
  if (!slug && !isUnnamed) return { reason };
  const doctor = isUnnamed ? unnamed(reason) : offer.doctors.find((one) => one.slug === slug);
  if (!doctor) return { reason, gone: 'doctor' };
  if (!askedDay) return { reason, doctor };
  // A message that has been opened may be of a day that begins meanwhile.
  const since = now && stage && stage !== 'message' ? new Date(momentOf(now).day) : now;
  const days = daysOffered(timetableFor(doctor, offer), since, since === now ? offer.notice : 0);
  const day = days.find((one) => idOf(one) === askedDay);
  if (!day) return { reason, doctor, gone: 'day' };
  return { reason, doctor, day, stage };
}

/** Returns the query that `choiceIn` reads. */
export const queryOf = ({ reason, doctor, day, stage }: Choice): string =>
  queryFrom({ motif: reason?.id, medecin: doctor?.slug, jour: day && idOf(day), etape: stage });

/** Returns who probably comes. */
export const whomOf = (reason: Reason | undefined): keyof typeof patients =>
  reason?.isForChildren ? 'enfant' : 'moi';
