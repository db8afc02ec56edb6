import { gapRatio, viewerOptions } from './viewer-options';

test.each([
  [1, false],
  [3, false],
  [4, true],
])('%i photos wrap around: %s', (count, wraps) => {
  // Only the photos beside the one shown are fetched.
  expect(viewerOptions(count, 360)).toMatchObject({ loop: wraps, preload: [1, 1] });
});

test.each([360, 768, 1366])('20 px lie between photos in a window of %i px', (width) => {
  expect(gapRatio(width) * width).toBeCloseTo(20);
});

test('a window without width needs no gap', () => {
  expect(gapRatio(0)).toBe(0);
});
