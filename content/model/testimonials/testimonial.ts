export type { Testimonial } from './schema';

/** Text for a number of stars, for those who do not see them: « 5 étoiles sur 5 ». */
export function ratingLabel(rating: number): string {
  return `${String(rating)} ${rating > 1 ? 'étoiles' : 'étoile'} sur 5`;
}
