/** @jest-environment node */
import { islands } from './browser/islands';
import { bundleIslands, type IslandScripts } from './bundle';

let scripts: IslandScripts;
beforeAll(async () => {
  scripts = await bundleIslands();
}, 60_000);

const named = (name: string) =>
  scripts.files.filter(({ href }) => href.startsWith(`/_islands/${name}-`));

test('gives every address the hash of what it holds, so that it may be kept for ever', async () => {
  for (const { href } of scripts.files)
    expect(href).toMatch(/^\/_islands\/[\w-]+-[0-9a-f]{6}\.(js|css)$/);
  expect((await bundleIslands()).files.map(({ href }) => href).sort()).toEqual(
    scripts.files.map(({ href }) => href).sort(),
  );
}, 60_000);

test('only what draws brings React, which is one file for all', () => {
  const [react] = named('react');
  const users = scripts.files.filter(({ text }) => text.includes(`from"${react?.href ?? ''}"`));
  expect(users.map(({ href }) => href.replace(/-\w+\.js$/, '')).sort()).toEqual([
    '/_islands/BookingWizard',
    '/_islands/ContactForm',
  ]);
  const [main] = named('main');
  expect(scripts.inPage).toContain(`import("${main?.href ?? ''}")`);
  expect(Object.keys(islands).filter((name) => main?.text.includes(name) !== true)).toEqual([]);
});

test('the viewer brings its own styles, and none that the page has', () => {
  const [style] = named('viewer').filter(({ href }) => href.endsWith('.css'));
  const [script] = named('viewer').filter(({ href }) => href.endsWith('.js'));
  expect(style?.text).toContain('.pswp');
  expect(style?.text).not.toContain('font-family:Figtree');
  expect(script?.text).toContain(style?.href);
  expect(scripts.files.filter(({ href }) => href.endsWith('.css'))).toEqual([style]);
});
