import { z } from 'zod';
import { day, distinct, eachItsOwn, instead, reference, slug, some, stated, text } from './fields';
import type { ReadOnly } from './read-only';

const signature = z.strictObject({ by: reference('doctor'), on: day() });

const situationSchema = z.strictObject({
  /** Anchor of the situation on `/urgences/`. */
  id: slug(),
  /** « Un enfant malade » */
  title: text(50),
  /**
   * Single words that visitors type in an emergency: « saigne », « convulse ». The search then shows the telephone
   * first.
   */
  urgentWords: distinct(
    text(40).regex(/^[^\p{Lu}\s,]+$/u, { error: 'un seul mot par ligne, en minuscules' }),
  ).exactOptional(),
  /** Signs of danger, the gravest first: at most six sentences of at most 15 words. */
  signs: some(text(140)).refine(({ length }) => length <= 6, { error: 'six signes au plus' }),
  /** First aid, one sentence per step. Not shown until a doctor has signed. */
  steps: some(text(140)).exactOptional(),
  /** Institution, subject, year. docs/sources-medicales.md records how each was read. */
  sources: some(text(200)),
  /** Absent until a doctor of the clinic has approved every line. */
  signed: signature.exactOptional(),
});

const emergencyTextSchema = z.strictObject({
  /** Opening sentence: emergencies are received at any hour, without an appointment. */
  introduction: text(160),
  /** The national emergency number, as dialled. */
  nationalNumber: z
    .string()
    .regex(/^\d{2,4}$/u, instead('n’est pas un numéro d’urgence : écrivez deux à quatre chiffres')),
  /** Advice for a patient who cannot come to the clinic. */
  cannotCome: text(200),
  /** Where to enter, by day and by night. */
  door: text(200),
  /** What a caller must tell on the telephone, in order. */
  toSay: z.array(text(80)),
});

/** `urgences.yaml` */
export const emergenciesSchema = z.strictObject({
  emergency: stated(emergencyTextSchema),
  /** Every situation of the site, the most frequent first. Signs are written nowhere else. */
  situations: z.array(situationSchema).superRefine(eachItsOwn('id')),
});

/** Approval of a situation: a doctor of the clinic, and the day. */
export type Signature = ReadOnly<z.infer<typeof signature>>;

/** A danger, the signs by which it is recognised, and what to do meanwhile. */
export type Situation = ReadOnly<z.infer<typeof situationSchema>>;

/** What to do in any emergency. */
export type EmergencyText = ReadOnly<z.infer<typeof emergencyTextSchema>>;
