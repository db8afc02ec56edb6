import { z } from 'zod';
import { day, distinct, eachItsOwn, instead, reference, slug, some, stated, text } from './fields';
import type { ReadOnly } from './read-only';

/** The doctor of the clinic who vouches for a situation, and since when. */
const signature = z.strictObject({ by: reference('doctor'), on: day() });

const situationSchema = z.strictObject({
  /** Its anchor on `/urgences/`. */
  id: slug(),
  /** « Un enfant malade » */
  title: text(50),
  /** Single words of somebody who cannot wait: « saigne », « convulse ». Whoever types one is given the telephone first. */
  urgentWords: distinct(
    text(40).regex(/^[^\p{Lu}\s,]+$/u, { error: 'un seul mot par ligne, en minuscules' }),
  ).exactOptional(),
  /** What cannot wait, the gravest first: six sentences of 15 words at most. */
  signs: some(text(140)).refine(({ length }) => length <= 6, { error: 'six signes au plus' }),
  /** First aid, one step a sentence. Not shown before a doctor has signed. */
  steps: some(text(140)).exactOptional(),
  /** Institution, subject, year; how each was read is in docs/sources-medicales.md. */
  sources: some(text(200)),
  /** Absent until a doctor of the clinic has read every line. */
  signed: signature.exactOptional(),
});

const emergencyTextSchema = z.strictObject({
  /** Whether one may come at any hour, and without an appointment. */
  introduction: text(160),
  /** The national number that brings help, as dialled. */
  nationalNumber: z
    .string()
    .regex(/^\d{2,4}$/u, instead('n’est pas un numéro d’urgence : écrivez deux à quatre chiffres')),
  /** When not to wait for the clinic’s own help. */
  cannotCome: text(200),
  /** Where to enter, by day and by night. */
  door: text(200),
  /** What the person on the telephone must know, in the order of saying it. */
  toSay: z.array(text(80)),
});

/** `urgences.yaml` */
export const emergenciesSchema = z.strictObject({
  /** What to do in any emergency. */
  emergency: stated(emergencyTextSchema),
  /** Every situation of the site, the most asked for first: the only place of each sign. */
  situations: z.array(situationSchema).superRefine(eachItsOwn('id')),
});

/** The doctor of the clinic who vouches for a situation, and since when. */
export type Signature = ReadOnly<z.infer<typeof signature>>;

/** A danger, the signs by which it is recognised, and what to do meanwhile. */
export type Situation = ReadOnly<z.infer<typeof situationSchema>>;

/** What to do in any emergency. */
export type EmergencyText = ReadOnly<z.infer<typeof emergencyTextSchema>>;
