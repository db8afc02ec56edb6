import { intentOf } from './pull';

test.each([
  ['x', -41, 0, 'next'],
  ['x', 41, 0, 'previous'],
  ['x', 40, 0, 'none'],
  ['x', -300, 250, 'next'],
  ['y', 0, 101, 'close'],
  ['y', 0, -101, 'close'],
  ['y', 0, 100, 'none'],
  ['y', 90, 60, 'none'],
  [null, 500, 500, 'none'],
] as const)('a drag along %s by %i, %i px: %s', (axis, x, y, intent) => {
  expect(intentOf(axis, { x, y })).toBe(intent);
});
