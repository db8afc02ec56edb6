/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { drawnSchemes } from './schemes';

const folder = 'scripts/assets/patterns';

// Drawings that are loaded as image files cannot use CSS variables: the build replaces these colours.
test.each(readdirSync(folder))(
  '%s is a small tile, with colours that the build replaces',
  (file) => {
    const { deep, onNightSoft, star } = drawnSchemes.light;
    const drawing = readFileSync(`${folder}/${file}`, 'utf8');
    const used = drawing.match(/#[0-9a-f]{3,8}\b/gi) ?? [];
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((color) => ![deep, onNightSoft, star].includes(color))).toEqual([]);
    // Every page loads it.
    expect(drawing.length).toBeLessThanOrEqual(1500);
  },
);
