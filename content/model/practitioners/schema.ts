import { z } from 'zod';
import { picture, slug, text } from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';

export const practitionerSchema = z
  .strictObject({
    id: slug().meta({ unique: true }).describe('Identifiant (ne changez pas celui qui existe)'),
    name: text(60).meta({ unique: true }).describe('Nom'),
    specialty: text(40).describe('Métier'),
    avatar: picture('praticiens').describe('Portrait'),
  })
  .describe('praticien');

export type Practitioner = ReadOnly<z.infer<typeof practitionerSchema>>;
