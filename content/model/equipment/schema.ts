import { z } from 'zod';
import { picture, slug, some, text } from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

export const equipmentSchema = z.strictObject({
  id: slug(),
  title: text(60),
  /** Telephones turn ` -- ` (docs/requirements.md § 2) into one dash. */
  description: text(400).overwrite((typed) => typed.replaceAll(/ [-–—] /gu, ' -- ')),
  images: some(picture('equipements')),
});

export type Equipment = ReadOnly<z.infer<typeof equipmentSchema>>;
