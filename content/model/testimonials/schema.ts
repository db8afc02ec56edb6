import { z } from 'zod';
import { picture, text, wholeNumber } from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

export const testimonialSchema = z.strictObject({
  image: picture('patients'),
  name: text(60),
  role: text(60),
  content: text(300),
  rating: wholeNumber(1, 5),
});

export type Testimonial = ReadOnly<z.infer<typeof testimonialSchema>>;
