import { z } from 'zod';
import { distinct, layWords, reference, text, wholeNumber } from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';
import { specialtyGlyph } from '../services/schema';

const clause = (longest: number) =>
  text(longest).regex(/^\p{Ll}.*[^.;]$/u, {
    error: 'commencez par une minuscule, et n’écrivez ni point ni point-virgule à la fin',
  });

/** The file's name is the id, in the clinic's spelling (« Endocrinilogie »), on which addresses depend. */
export const specialtySchema = z
  .strictObject({
    ordre: wholeNumber(0, 9999)
      .meta({ unique: true })
      .exactOptional()
      .describe('Place avant les autres, qui se suivent de A à Z'),
    title: text(40).meta({ unique: true }).describe('Titre'),
    icon: specialtyGlyph.exactOptional().describe('Dessin, sans carte dans les services'),
    /** From schema.org; ophthalmology is missing there, so `Optometric`. */
    medicalSpecialty: z
      .enum([
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
      ])
      .exactOptional()
      .describe('Spécialité pour les moteurs de recherche'),
    description: text(520).meta({ unique: true }).default('').describe('Description'),
    /** The page shows signs of the first, and links to all. */
    situations: distinct(reference('situation')).default([]).describe('Situations d’urgence'),
    /** Each completes « Consultez si… » with a reason that can wait, never a diagnosis. */
    whenToConsult: z
      .array(clause(140).describe('ligne'))
      .max(5)
      .default([])
      .describe('Consultez si…'),
    whatToBring: z.array(clause(120).describe('ligne')).max(4).default([]).describe('À apporter'),
    layWords: layWords().default([]),
    ligne: reference('line')
      .exactOptional()
      .describe('Téléphone de ses rendez-vous : le nom d’une ligne de la clinique'),
    equipment: distinct(reference('equipment')).max(3).default([]).describe('Équipements utiles'),
  })
  .meta({ title: 'Spécialités', description: 'spécialité' });

export type Specialty = ReadOnly<z.infer<typeof specialtySchema>> & {
  id: string;
  medecins: readonly string[];
};
