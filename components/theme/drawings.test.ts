/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { light } from './schemes';

const folder = 'public/patterns';
const drawings = readdirSync(folder).filter((file) => file.startsWith('bogolan'));

// Drawings that are loaded as image files cannot use CSS variables.
test.each(drawings)('%s is a small tile, in colours of the theme', (file) => {
  const { deep, onNightSoft, star } = light;
  const drawing = readFileSync(`${folder}/${file}`, 'utf8');
  const used = drawing.match(/#[0-9a-f]{3,8}\b/gi) ?? [];
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((color) => ![deep, onNightSoft, star].includes(color))).toEqual([]);
  // Every page loads it.
  expect(drawing.length).toBeLessThanOrEqual(1500);
});
