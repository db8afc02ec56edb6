import { z } from 'zod';
import { picture, text, wholeNumber } from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

export const testimonialSchema = z.strictObject({
  image: picture('patients'),
  name: text(60),
  /** « Grand-mère, 71 ans » */
  role: text(60),
  content: text(300),
  rating: wholeNumber(1, 5),
});

/** A testimonial of a patient (docs/requirements.md § 3). */
export type Testimonial = ReadOnly<z.infer<typeof testimonialSchema>>;
