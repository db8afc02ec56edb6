import { pagingAt, slideInView, stepOfKey } from './paging';

test.each([
  [0, 2, '1\u00a0/\u00a02', 'Image 1 sur 2', false, true],
  [1, 2, '2\u00a0/\u00a02', 'Image 2 sur 2', true, false],
  [1, 3, '2\u00a0/\u00a03', 'Image 2 sur 3', true, true],
  [0, 1, '1\u00a0/\u00a01', 'Image 1 sur 1', false, false],
])('slide %i of %i', (index, count, counter, spoken, canGoBack, canGoOn) => {
  expect(pagingAt(index, count)).toEqual({ counter, spoken, canGoBack, canGoOn });
});

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

test.each([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', 0],
  ['Tab', 0],
  ['constructor', 0],
])('the key %s turns by %i', (key, step) => {
  expect(stepOfKey(key)).toBe(step);
});
