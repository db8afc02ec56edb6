import { dayInWords, type IsoDay } from './day';
import type { SiteLink } from './navigation';
import { routes } from './routes';

/** The doctor of the clinic who vouches for a situation, and since when. */
export interface Signature<DoctorName extends string = string> {
  readonly by: DoctorName;
  readonly on: IsoDay;
}

/** A danger, the signs by which it is recognised, and what to do meanwhile. */
export interface Situation<DoctorName extends string = string> {
  /** Its anchor on `/urgences/`: lower case, no accent. */
  readonly id: string;
  /** « Un enfant malade » */
  readonly title: string;
  /** What cannot wait, the gravest first: six sentences of 15 words at most. */
  readonly signs: readonly [string, ...string[]];
  /** First aid, one step a sentence. Not shown before a doctor has signed. */
  readonly steps?: readonly [string, ...string[]];
  /** Institution, subject, year; how each was read is in docs/sources-medicales.md. */
  readonly sources: readonly [string, ...string[]];
  /** Absent until a doctor of the clinic has read every line. */
  readonly signed?: Signature<DoctorName>;
}

/** What to do in any emergency. */
export interface EmergencyText {
  /** Whether one may come at any hour, and without an appointment. */
  readonly introduction: string;
  /** The national number that brings help, as dialled. */
  readonly nationalNumber: string;
  /** When not to wait for the clinic’s own help. */
  readonly cannotCome: string;
  /** Where to enter, by day and by night. */
  readonly door: string;
  /** What the person on the telephone must know, in the order of saying it. */
  readonly toSay: readonly string[];
}

/** How many signs are beside a specialty or in an article; the others are on `/urgences/`. */
export const signsElsewhere = 5;

/** The situations that the site shows: all of them, but in a site for the public only the signed ones. */
export function shownSituations<Any extends Situation>(
  situations: readonly Any[],
  deploy = process.env.DEPLOY,
): Any[] {
  return situations.filter(({ signed }) => deploy !== 'production' || signed !== undefined);
}

/** The first aid that may be shown: none before it is signed. */
export function shownSteps({ steps, signed }: Situation): readonly string[] {
  return (signed && steps) ?? [];
}

/** The situations with these ids, in the order of the ids, without those that are not shown. */
export function situationsNamed(
  ids: readonly string[],
  situations: readonly Situation[],
): Situation[] {
  return ids.flatMap((id) => situations.filter((situation) => situation.id === id));
}

/** Who has signed, and when; or that nobody has. */
export function signatureLine(signed: Signature | undefined): string {
  return signed
    ? `Relu et signé par le ${signed.by} le ${dayInWords(signed.on)}.`
    : 'Un médecin de la clinique doit encore relire et signer cette liste.';
}

/** The situations as links to their place on `/urgences/`. */
export function situationLinks(situations: readonly Situation[]): SiteLink[] {
  return situations.map(({ id, title }) => ({ label: title, href: routes.situation(id) }));
}
