import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../../e2e/support/folders';
import { checkVisible, drawingOnTile } from './drawing';

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

const tile = 'viewBox="0 0 216 120" xmlns:xlink="http://www.w3.org/1999/xlink"';

test.each([
  ['<text font-family="Gotham">EDM</text>', 'le dessin contient du texte'],
  ['<image width="9" height="9" xlink:href="logo.png"/>', 'appelle un autre fichier'],
  ['<image width="9" height="9" href="https://exemple.ml/a.png"/>', 'appelle un autre fichier'],
  ['<use xlink:href="logos.svg#edm"/>', 'appelle un autre fichier'],
  ['<style>@font-face{font-family:a;src:url(a.woff)}</style><path d="M0 0h9v9z"/>', 'appelle un'],
  [
    `<image width="9" height="9" href="data:image/jpeg;base64,${'A'.repeat(1e6)}"/>`,
    'le dessin est trop lourd (1000',
  ],
])('%.50s is refused', (content, said) => {
  expect(() => onTile(tile, content)).toThrow(said);
});

const nothing = 'on ne voit rien du dessin sur un fond blanc';

test.each([
  ['', nothing],
  ['<path fill="#fdfdfd" d="M0 0h99v99z"/>', nothing],
  ['<path fill="none" d="M0 0h99v99z"/>', nothing],
  ['<path d="M900 900h99v99z"/>', nothing],
  ['<path fill="#ff0" d="M0 0h99v99z"/>', undefined],
  ['<path stroke="#000" d="M20 60h176"/>', undefined],
])('only a drawing that can be seen is accepted: %j', async (content, said) => {
  const checked = checkVisible(onTile(tile, content));
  if (said === undefined) await expect(checked).resolves.toBeUndefined();
  else await expect(checked).rejects.toThrow(said);
});
