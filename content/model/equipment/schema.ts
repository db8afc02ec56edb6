import { z } from 'zod';
import { picture, slug, some, text } from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';

export const equipmentSchema = z
  .strictObject({
    id: slug().meta({ unique: true }).describe('Identifiant (ne changez pas celui qui existe)'),
    title: text(60).meta({ unique: true }).describe('Titre'),
    /** Phone keyboards replace ` -- ` (docs/requirements.md § 2) by one dash. */
    description: text(400)
      .overwrite((typed) => typed.replaceAll(/ [-–—] /gu, ' -- '))
      .describe('Description : une double barre « -- » entre les points'),
    images: some(picture('equipements').describe('image')).describe('Images'),
  })
  .describe('équipement');

export type Equipment = ReadOnly<z.infer<typeof equipmentSchema>>;
