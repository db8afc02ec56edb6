/** @jest-environment node */
import fc from 'fast-check';
import { dark, light, urgent } from './clinic-schemes';
import { contrast, pairsOf } from './contrast';
import { schemesOf } from './schemes';

test.each(pairsOf({ light, dark, urgent }))(
  '$scheme: $ink on $ground is at least $least: $ratio',
  ({ ratio, least }) => {
    expect(ratio).toBeGreaterThanOrEqual(least);
  },
);

test('any two colours that are dark enough for text on sand give a palette with enough contrast', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`);
  const dark = color.filter((hex) => contrast(hex, light.surfaceWarm) >= 4.6);
  fc.assert(
    fc.property(dark, dark, (main, accent) => {
      const weak = pairsOf(schemesOf({ main, accent })).filter(({ ratio, least }) => ratio < least);
      expect(weak).toEqual([]);
    }),
  );
});
