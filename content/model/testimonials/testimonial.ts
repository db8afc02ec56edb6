export type { Testimonial } from './schema';

/** Returns « 5 étoiles sur 5 ». */
export function ratingLabel(rating: number): string {
  return `${String(rating)} ${rating > 1 ? 'étoiles' : 'étoile'} sur 5`;
}
