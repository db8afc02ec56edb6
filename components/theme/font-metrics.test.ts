/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { metricsOf } from './font-metrics';

test.each([
  [metricsOf('figtree'), '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'],
  [metricsOf('fraunces'), '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'],
])('the metrics of $familyName are those of its file', (metrics, file) => {
  const font = create(readFileSync(require.resolve(file))) as Font;
  const { unitsPerEm, ascent, descent, lineGap, capHeight, xHeight } = font;
  expect(metrics).toMatchObject({ unitsPerEm, ascent, descent, lineGap, capHeight, xHeight });
});
