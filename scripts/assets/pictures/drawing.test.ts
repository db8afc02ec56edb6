import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../../e2e/support/folders';
import { drawingOnTile } from './drawing';

const path = join(newFolder(), 'edm.svg');

function onTile(attributes: string, content = ''): string {
  writeFileSync(path, `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);
  return drawingOnTile(path);
}

test('a drawing of the tile’s shape fills it', () => {
  expect(onTile('viewBox="0 0 216 120"')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 120"/>',
  );
});

test('a logo of another shape is whole, in the middle of its tile', () => {
  const svg = onTile(
    'width="300px" height="300" viewBox="0 0 300 300"',
    '<path stroke="red" stroke-width="9" d="M0 0h99v9z"/>',
  );
  expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 216 120"><svg /);
  expect(svg).toContain('viewBox="0 0 300 300" x="20" y="20" width="176" height="80">');
  expect(svg).toContain('stroke-width="9"');
  expect(svg).not.toContain('width="300');
});

test('comments and scripts do not reach the visitor', () => {
  const svg = onTile(
    'viewBox="0 0 216 120"',
    '<!-- me --><script>alert(1)</script><path d="M0 0h9v9z"/>',
  );
  expect(svg).not.toMatch(/me|script/);
});

test('what has no viewBox is refused', () => {
  expect(() => onTile('width="216"')).toThrow('le dessin n’a pas de dimensions (viewBox)');
});
