import { z } from 'zod';
import { distinct, picture, text } from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';

export const insurerSchema = z
  .strictObject({
    nom: text(40).meta({ unique: true }).describe('Nom'),
    /** What patients call it: « AMO, INPS ». */
    knownAs: text(40).exactOptional().describe('Autres noms connus, affichés'),
    /** What else visitors type: « Énergie du Mali ». Not displayed. */
    otherNames: distinct(text(60).describe('nom'))
      .exactOptional()
      .describe('Autres noms que les patients tapent'),
    /** Without a logo, the tile shows the name. */
    img: picture('assureurs').exactOptional().meta({ unique: true }).describe('Logo'),
  })
  .describe('assurance');

export type Insurer = ReadOnly<z.infer<typeof insurerSchema>>;
