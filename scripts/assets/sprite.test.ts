import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, put } from '../../e2e/support/folders';
import { buildSprite, symbolOf } from './sprite';

const svg = (body: string, root = 'viewBox="0 0 24 24" fill="none" stroke="currentColor"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${body}</svg>`;

test('a glyph keeps its box, its weight and the colour of the text', () => {
  const symbol = symbolOf('line', svg('<path d="M4 12h16"/>'));
  expect(symbol).toBe(
    '<symbol id="line" viewBox="0 0 24 24" fill="none" stroke="currentColor"><path d="M4 12h16"/></symbol>',
  );
});

test.each([
  ['a colour of its own', svg('<path fill="#f00" d="M4 12h16v4"/>'), 'must be currentColor'],
  ['no box', svg('<path d="M4 12h16"/>', ''), 'viewBox must be square'],
  ['an oblong box', svg('<path d="M4 12h16"/>', 'viewBox="0 0 24 48"'), 'viewBox must be square'],
  ['too much detail', svg(`<path d="${'M1 2.5q3 1.5 2 9'.repeat(120)}"/>`), '1200 at most'],
])('a glyph with %s is named', (_, source, problem) => {
  expect(() => symbolOf('odd', source)).toThrow(/^Glyph odd: /);
  expect(() => symbolOf('odd', source)).toThrow(problem);
});

test('the sprite holds every glyph, and a new one takes the place of the old', () => {
  const root = newFolder();
  const paths = {
    glyphs: join(root, 'glyphs'),
    sprite: join(root, 'sprite.json'),
    publicDirectory: join(root, 'public'),
  };
  put(join(paths.glyphs, 'line.svg'), svg('<path d="M4 12h16"/>'));
  put(join(paths.glyphs, 'LICENCE.md'), 'MIT');
  const first = buildSprite(paths);
  put(join(paths.glyphs, 'post.svg'), svg('<path d="M12 4v16"/>'));
  const second = buildSprite(paths);
  expect(second).not.toBe(first);
  expect(readdirSync(join(paths.publicDirectory, 'images'))).toEqual([
    second.slice('/images/'.length),
  ]);
  expect(JSON.parse(readFileSync(paths.sprite, 'utf8'))).toEqual({ href: second });
  const ids = [
    ...readFileSync(join(paths.publicDirectory, second), 'utf8').matchAll(/ id="([^"]+)"/g),
  ];
  expect(ids.map((id) => id[1])).toEqual(['line', 'post']);
});
