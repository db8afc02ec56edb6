import { z } from 'zod';
import { picture, slug, some, text } from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

export const equipmentSchema = z.strictObject({
  id: slug(),
  title: text(60),
  /**
   * Bullet points, separated by ` -- ` (docs/requirements.md § 2), or by the one dash that telephones make of it.
   */
  description: text(400).overwrite((typed) => typed.replaceAll(/ [-–—] /gu, ' -- ')),
  /** A slider shows two or more. */
  images: some(picture('equipements')),
});

/** A block of the « Plateau Technique » section (docs/requirements.md § 3). */
export type Equipment = ReadOnly<z.infer<typeof equipmentSchema>>;
