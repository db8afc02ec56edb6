import { z } from 'zod';
import { picture, text, wholeNumber } from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';

export const testimonialSchema = z
  .strictObject({
    image: picture('patients').meta({ unique: true }).describe('Image'),
    name: text(60).describe('Nom'),
    role: text(60).describe('Qui est-ce'),
    content: text(300).describe('Ce que dit cette personne'),
    rating: wholeNumber(1, 5).describe('Étoiles, de 1 à 5'),
  })
  .describe('témoignage');

export type Testimonial = ReadOnly<z.infer<typeof testimonialSchema>>;
