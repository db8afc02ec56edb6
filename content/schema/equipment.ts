import { z } from 'zod';
import { picture, slug, some, text } from './fields';
import type { ReadOnly } from './read-only';

export const equipmentSchema = z.strictObject({
  id: slug(),
  title: text(60),
  /**
   * Segments separated by ` -- `, shown as bullet points (docs/requirements.md § 2). One dash is accepted too, since
   * telephone keyboards turn two hyphens into one.
   */
  description: text(400).overwrite((typed) => typed.replaceAll(/ [-–—] /gu, ' -- ')),
  /** Pictures below `content/pictures/`. A slider shows two or more. */
  images: some(picture('equipements')),
});

/** A block of the « Plateau Technique » section (docs/requirements.md § 3). */
export type Equipment = ReadOnly<z.infer<typeof equipmentSchema>>;
