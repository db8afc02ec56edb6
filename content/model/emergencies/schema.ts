import { z } from 'zod';
import {
  day,
  distinct,
  eachItsOwn,
  instead,
  reference,
  slug,
  some,
  stated,
  text,
} from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

const signature = z.strictObject({ by: reference('doctor'), on: day() });

const situationSchema = z.strictObject({
  /** Anchor on `/urgences/`. */
  id: slug(),
  /** « Un enfant malade » */
  title: text(50),
  /** One or two words typed in an emergency: « saigne », « tète plus ». The search then shows the telephone first. */
  urgentWords: distinct(
    text(40).regex(/^[^\p{Lu}\s,]+(?: [^\p{Lu}\s,]+)?$/u, {
      error: 'un ou deux mots par ligne, en minuscules',
    }),
  ).exactOptional(),
  /** The gravest first, each of at most 15 words. */
  signs: some(text(140)).refine(({ length }) => length <= 6, { error: 'six signes au plus' }),
  /** First aid, not shown until a doctor has signed. */
  steps: some(text(140)).exactOptional(),
  /** Each: institution, subject, year. docs/sources-medicales.md records how each was read. */
  sources: some(text(200)),
  /** Absent until a doctor has approved every line. */
  signed: signature.exactOptional(),
});

const emergencyTextSchema = z.strictObject({
  introduction: text(160),
  nationalNumber: z
    .string()
    .regex(/^\d{2,4}$/u, instead('n’est pas un numéro d’urgence : écrivez deux à quatre chiffres')),
  cannotCome: text(200),
  /** Where to enter, by day and by night. */
  door: text(200),
  /** What a caller says on the telephone, in order. */
  toSay: z.array(text(80)),
});

/** `urgences.yaml` */
export const emergenciesSchema = z.strictObject({
  emergency: stated(emergencyTextSchema),
  /** The most frequent first. Signs are written nowhere else. */
  situations: z.array(situationSchema).superRefine(eachItsOwn('id')),
});

/** A doctor's approval of a situation. */
export type Signature = ReadOnly<z.infer<typeof signature>>;

/** Signs that cannot wait, and what to do meanwhile. */
export type Situation = ReadOnly<z.infer<typeof situationSchema>>;

/** What to do in any emergency. */
export type EmergencyText = ReadOnly<z.infer<typeof emergencyTextSchema>>;
