import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { measureDrawing, optimizedDrawing } from './drawing';

const path = join(mkdtempSync(join(tmpdir(), 'drawing-')), 'edm.svg');
const file = 'assureurs/edm.svg';

test('a drawing of the tile’s shape fills it', () => {
  writeFileSync(path, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 120"/>');
  expect(measureDrawing(path, file)).toEqual({ width: 216, height: 120 });
  expect(optimizedDrawing(path, file)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 120"/>',
  );
});

test('a logo of another shape is whole, in the middle of its tile', () => {
  writeFileSync(
    path,
    '<svg xmlns="http://www.w3.org/2000/svg" width="300px" height="300" viewBox="0 0 300 300"><path stroke="red" stroke-width="9" d="M0 0h99v9z"/></svg>',
  );
  expect(measureDrawing(path, file)).toEqual({ width: 216, height: 120 });
  const svg = optimizedDrawing(path, file);
  expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 216 120"><svg /);
  expect(svg).toContain('viewBox="0 0 300 300" x="20" y="20" width="176" height="80">');
  expect(svg).toContain('stroke-width="9"');
  expect(svg).not.toContain('width="300');
});

test('comments and scripts do not reach the visitor, the viewBox does', () => {
  writeFileSync(
    path,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 120"><!-- me --><script>alert(1)</script><path d="M0 0h9v9z"/></svg>',
  );
  const svg = optimizedDrawing(path, file);
  expect(svg).not.toMatch(/me|script/);
  expect(svg).toContain('viewBox="0 0 216 120"');
});

test('what is not SVG, or has no viewBox, is named', () => {
  writeFileSync(path, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path');
  expect(() => optimizedDrawing(path, file)).toThrow(
    'assureurs/edm.svg\u00a0: le fichier est abîmé, ou n’est pas un SVG',
  );
  writeFileSync(path, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(() => measureDrawing(path, file)).toThrow(
    'assureurs/edm.svg\u00a0: le dessin n’a pas de dimensions (viewBox)',
  );
});
