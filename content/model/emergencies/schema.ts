import { z } from 'zod';
import {
  pastDay,
  distinct,
  eachItsOwn,
  instead,
  reference,
  slug,
  some,
  stated,
  text,
} from '../../reader/fields';
import { dangersSchema } from '../search/schema';
import type { ReadOnly } from '../../reader/read-only';

const signature = z.strictObject({
  by: reference('doctor').meta({
    without:
      'effacez la signature (« signed », « by » et « on »), ou faites relire et signer par un autre médecin',
  }),
  on: pastDay(),
});

const situationSchema = z.strictObject({
  id: slug(),
  title: text(50),
  /** Shown unfolded: life depends on minutes. */
  vital: z.enum(['oui']).exactOptional(),
  /** « rage »: no emergency in « rage de dents ». */
  layWords: distinct(text(40)).exactOptional(),
  /** The gravest first, at most 15 words each. */
  signs: some(text(140)).refine(({ length }) => length <= 6, { error: 'six signes au plus' }),
  /** Hidden until a doctor has signed. */
  steps: some(text(140)).exactOptional(),
  /** docs/sources-medicales.md */
  sources: some(text(200)),
  signed: signature.exactOptional(),
});

const emergencyTextSchema = z.strictObject({
  introduction: text(160),
  nationalNumber: z
    .string()
    .regex(/^\d{2,4}$/u, instead('n’est pas un numéro d’urgence : écrivez deux à quatre chiffres')),
  /** Of a clinic that receives no emergencies: the one that does. */
  hospital: text(80).exactOptional(),
  cannotCome: text(200),
  door: text(200),
  toSay: z.array(text(80)),
});

export const emergenciesSchema = z.strictObject({
  emergency: stated(emergencyTextSchema),
  /** The most frequent first. */
  situations: z.array(situationSchema).superRefine(eachItsOwn('id')),
  dangers: dangersSchema,
});

export type Signature = ReadOnly<z.infer<typeof signature>>;

export type Situation = ReadOnly<z.infer<typeof situationSchema>>;

export type EmergencyText = ReadOnly<z.infer<typeof emergencyTextSchema>>;
