import { slideInView } from './slide-in-view';

test.each([
  [0, 360, 2, 0],
  [179, 360, 2, 0],
  [181, 360, 2, 1],
  [360, 360, 2, 1],
  [-40, 360, 2, 0],
  [5000, 360, 2, 1],
  [120, 0, 2, 0],
])('a row scrolled by %i px of %i px a slide, %i slides, shows slide %i', (...row) => {
  const [scrolled, width, count, index] = row;
  expect(slideInView(scrolled, width, count)).toBe(index);
});
