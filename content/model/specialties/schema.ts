import { z } from 'zod';
import { distinct, layWords, reference, some, text, wholeNumber } from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

const clause = (longest: number) =>
  text(longest).regex(/^\p{Ll}.*[^.;]$/u, {
    error: 'commencez par une minuscule, et n’écrivez ni point ni point-virgule à la fin',
  });

/** The file's name is the id, in the clinic's spelling (« Endocrinilogie »), on which addresses depend. */
export const specialtySchema = z.strictObject({
  ordre: wholeNumber(0, 9999),
  title: text(40),
  /** From schema.org; ophthalmology is missing there, so `Optometric`. */
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
  description: text(520, 200),
  /** The page shows signs of the first, and links to all. */
  situations: some(reference('situation')),
  /** Each completes « Consultez si… » with a reason that can wait, never a diagnosis. */
  whenToConsult: z.array(clause(140)).min(3).max(5),
  whatToBring: z.array(clause(120)).min(3).max(4),
  layWords: layWords().min(4),
  equipment: distinct(reference('equipment')).max(3).default([]),
});

export type Specialty = ReadOnly<z.infer<typeof specialtySchema>> & {
  readonly id: string;
  readonly medecins: readonly string[];
};
