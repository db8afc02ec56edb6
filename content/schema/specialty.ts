import { z } from 'zod';
import { distinct, layWords, reference, some, text, wholeNumber } from './fields';
import type { ReadOnly } from './read-only';

/** A clause of a list. It begins in lower case, and ends in neither a full stop nor a semicolon. */
const clause = (longest: number) =>
  text(longest).regex(/^\p{Ll}.*[^.;]$/u, {
    error: 'commencez par une minuscule, et n’écrivez ni point ni point-virgule à la fin',
  });

/**
 * The file of a specialty. The name of the file is the id, in the clinic's spelling (« Endocrinilogie »), on which
 * addresses depend.
 */
export const specialtySchema = z.strictObject({
  /** Place on the page « Services »: the smallest number first. */
  ordre: wholeNumber(0, 9999),
  title: text(40),
  /**
   * The nearest member of schema.org’s `MedicalSpecialty`, for search engines. `Optometric` is its only member for
   * eyes.
   */
  medicalSpecialty: z.enum([
    'Anesthesia',
    'Cardiovascular',
    'Dentistry',
    'Dermatology',
    'Endocrine',
    'Gastroenterologic',
    'Gynecologic',
    'Hematologic',
    'LaboratoryScience',
    'Musculoskeletal',
    'Neurologic',
    'Optometric',
    'Otolaryngologic',
    'Pediatric',
    'Physiotherapy',
    'PrimaryCare',
    'Psychiatric',
    'Pulmonary',
    'Radiography',
    'Renal',
    'Rheumatologic',
    'Surgical',
    'Urologic',
  ]),
  /** Two to four sentences: what the specialty treats, and how a consultation goes. */
  description: text(520, 200),
  /** Situations of `urgences.yaml`. The page shows signs of the first situation, and links to all of them. */
  situations: some(reference('situation')),
  /** Reasons to consult that can wait: short clauses that complete « Consultez si… », never a diagnosis. */
  whenToConsult: z.array(clause(140)).min(3).max(5),
  /** What the visitor brings to the first appointment. */
  whatToBring: z.array(clause(120)).min(3).max(4),
  /** Words a visitor may type instead of the specialty's name. */
  layWords: layWords().min(4),
  /** Ids of the equipment blocks that this specialty uses. */
  equipment: distinct(reference('equipment')).max(3).default([]),
});

/** A medical specialty, with the doctors who practise it here (docs/requirements.md § 3). */
export type Specialty = ReadOnly<z.infer<typeof specialtySchema>> & {
  readonly id: string;
  /** Names of the doctors, in the order of their cards; may be empty. Computed from the doctors (`doctorsIn`). */
  readonly medecins: readonly string[];
};
