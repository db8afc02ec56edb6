/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { drawnFor, paletteOf } from './palette';

test('the reference colours give each shade as it is drawn', () => {
  const drawn = readFileSync('components/theme/palette.ts', 'utf8').match(/#[0-9a-f]{6}/g);
  expect(Object.values(paletteOf(drawnFor)).toSorted()).toEqual(drawn?.toSorted());
});

test('a grey gives greys, and a vivid colour no vivid backgrounds', () => {
  const { ink, main100 } = paletteOf({ ...drawnFor, main: '#555555' });
  for (const grey of [ink, main100]) expect(grey).toMatch(/^#(..)\1\1$/);
  expect(paletteOf({ ...drawnFor, main: '#a0007a' }).main100).toBe('#f4e9f4');
});
