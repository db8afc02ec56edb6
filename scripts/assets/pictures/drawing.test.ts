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

test('comments do not reach the visitor', () => {
  expect(onTile('viewBox="0 0 216 120"', '<!-- me --><path d="M0 0h9v9z"/>')).not.toContain('me');
});

test('what has no viewBox is refused', () => {
  expect(() => onTile('width="216"')).toThrow('le dessin n’a pas de dimensions (viewBox)');
});

const tile = 'viewBox="0 0 216 120" xmlns:xlink="http://www.w3.org/1999/xlink"';

const shape = '<path d="M0 0h9v9z"/>';

test.each([
  ['text', '<text font-family="Gotham">EDM</text>'],
  ['image', '<image width="9" height="9" xlink:href="logo.png"/>'],
  ['href', '<use href="logos.svg#edm"/>'],
  ['script', `<script>alert(1)</script>${shape}`],
  ['onload', '<path onload="alert(1)" d="M0 0h9v9z"/>'],
  ['style', `<style>@font-face{font-family:a;src:url(a.woff)}</style>${shape}`],
  ['fill', String.raw`<path fill="u\72l(//exemple.ml/a)" d="M0 0h9v9z"/>`],
  ['a', `<a href="#"><animate attributeName="href" values="javascript:alert(1)"/>${shape}</a>`],
  ['h:iframe', '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" srcdoc="a"/>'],
])('%s is refused', (what, content) => {
  expect(() => onTile(tile, content)).toThrow(`«\u00a0${what}\u00a0»`);
});

test('a heavy drawing is refused', () => {
  const heavy = `<path d="${'M1 2.5q3 1.5 2 9'.repeat(2000)}"/>`;
  expect(() => onTile(tile, heavy)).toThrow('le dessin est trop lourd');
});

test('a gradient and repeated shapes are fit', () => {
  const svg = onTile(
    tile,
    '<defs><linearGradient id="a"><stop offset="1" stop-color="#c00"/></linearGradient><path id="b" d="M0 0h9v9z"/></defs><use href="#b" fill="url(#a)"/><use href="#b" x="20" fill="url(#a)"/>',
  );
  expect(svg).toMatch(/<use [^>]*href="#/);
  expect(svg).toMatch(/url\(#/);
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
