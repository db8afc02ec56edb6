import { ratingLabel } from './testimonial';

it('ratingLabel says the stars in words, in the singular for one', () => {
  expect([1, 2, 5].map((stars) => ratingLabel(stars as 1 | 2 | 5))).toEqual([
    '1 étoile sur 5',
    '2 étoiles sur 5',
    '5 étoiles sur 5',
  ]);
});
