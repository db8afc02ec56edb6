/** What a patient says (specification § 3). */
export interface Testimonial<PictureFile extends string = string> {
  /** Portrait below `content/pictures/`. */
  readonly image: PictureFile;
  readonly name: string;
  /** Who speaks: « Mère de deux enfants ». */
  readonly role: string;
  readonly content: string;
  readonly rating: Rating;
}

/** Stars out of five. */
export type Rating = 1 | 2 | 3 | 4 | 5;

/** The rating in words, for those who do not see the stars: « 5 étoiles sur 5 ». */
export function ratingLabel(rating: Rating): string {
  return `${String(rating)} ${rating > 1 ? 'étoiles' : 'étoile'} sur 5`;
}
