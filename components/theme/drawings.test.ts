/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { palette } from './palette';

// Drawings that are loaded as image files cannot use CSS variables, so they repeat the colours.
test.each([
  'components/site/mark.svg',
  'public/patterns/bogolan-band.svg',
  'public/patterns/bogolan-field.svg',
  'scripts/assets/previews/drawing.tsx',
])('%s has colours of the palette only', (path) => {
  const used = readFileSync(path, 'utf8').match(/#[0-9a-f]{3,8}\b/gi) ?? [];
  const colors: readonly string[] = Object.values(palette);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((color) => !colors.includes(color))).toEqual([]);
});

test.each(['public/patterns/bogolan-band.svg', 'public/patterns/bogolan-field.svg'])(
  '%s is a small tile (bytes; it comes with every page)',
  (path) => {
    expect(readFileSync(path).length).toBeLessThanOrEqual(1500);
  },
);
