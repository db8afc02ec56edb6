import {
  firstLevel,
  gapRatio,
  largestLevel,
  spokenPlace,
  viewerOptions,
  wrapsAround,
} from './viewer-options';

test.each([
  [1, false],
  [2, false],
  [3, false],
  [4, true],
  [9, true],
])('%i photos wrap around: %s', (count, wraps) => {
  expect(wrapsAround(count)).toBe(wraps);
  // Only the photos beside the one shown are fetched.
  expect(viewerOptions(count, 360)).toMatchObject({ loop: wraps, preload: [1, 1] });
});

test.each([360, 768, 1366])('20 px lie between photos in a window of %i px', (width) => {
  expect(gapRatio(width) * width).toBeCloseTo(20);
});

test('a window without width asks for no gap', () => {
  expect(gapRatio(0)).toBe(0);
});

test('the place is said in words', () => {
  expect(spokenPlace(1, 2)).toBe('Image 2 sur 2');
});

test.each([0.1, 0.225, 0.72, 1])('a photo fitted at %f grows at least six times', (fitted) => {
  expect(largestLevel(fitted)).toBeGreaterThanOrEqual(fitted * 6);
  expect(firstLevel(fitted)).toBeGreaterThan(fitted);
  expect(firstLevel(fitted)).toBeLessThan(largestLevel(fitted));
});
