import { leastCovering } from './least-covering';

const box = (left: number, top: number) => ({ left, top, width: 100, height: 40 });
const [beside, below, above] = [box(200, 100), box(50, 150), box(50, 50)];

test('the first place is taken when it covers nothing, or all cover as much', () => {
  expect(leastCovering([beside, below, above], [])).toBe(beside);
  expect(leastCovering([beside, below, above], [beside, below, above])).toBe(beside);
  // Side by side is not over.
  expect(leastCovering([beside, below], [box(300, 100), box(200, 140)])).toBe(beside);
});

test('what is free goes before what covers, and a little before much', () => {
  expect(leastCovering([beside, below, above], [beside, below])).toBe(above);
  const [little, much] = [box(140, 180), box(60, 50)];
  expect(leastCovering([above, below], [little, much])).toBe(below);
});

test('several small things count together', () => {
  const crumbs = [box(-40, 60), box(110, 60)];
  expect(leastCovering([above, below], [...crumbs, box(140, 150)])).toBe(below);
});
