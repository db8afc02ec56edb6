import { z } from 'zod';
import { picture, text } from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';

export const managerSchema = z
  .strictObject({
    name: text(60).meta({ unique: true }).describe('Nom'),
    role: text(60).describe('Fonction'),
    image: picture('direction').meta({ unique: true }).exactOptional().describe('Image'),
    /** Not displayed (docs/requirements.md § 3). */
    description: text(200)
      .exactOptional()
      .describe('Ce que fait cette personne (n’est pas montré)'),
  })
  .describe('personne');

export type Manager = ReadOnly<z.infer<typeof managerSchema>>;

export const directorMessageSchema = z
  .strictObject({
    author: text(60).describe('Qui signe (nom écrit comme dans « Direction »)'),
    heading: text(60).describe('Titre'),
    paragraphs: z.array(text(500).describe('paragraphe')).describe('Paragraphes'),
  })
  .describe('Mot du directeur');

export type DirectorMessage = ReadOnly<z.infer<typeof directorMessageSchema>>;
