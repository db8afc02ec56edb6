import { z } from 'zod';
import { picture, slug, text } from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

export const practitionerSchema = z.strictObject({
  id: slug(),
  /** « Dr Awa Traoré » */
  name: text(60),
  /** Professional title. */
  specialty: text(40),
  avatar: picture('praticiens'),
});

/** A sample practitioner of the booking wizard (docs/requirements.md § 3). */
export type Practitioner = ReadOnly<z.infer<typeof practitionerSchema>>;
