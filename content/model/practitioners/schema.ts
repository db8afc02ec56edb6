import { z } from 'zod';
import { picture, slug, text } from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

export const practitionerSchema = z.strictObject({
  id: slug(),
  name: text(60),
  specialty: text(40),
  avatar: picture('praticiens'),
});

export type Practitioner = ReadOnly<z.infer<typeof practitionerSchema>>;
