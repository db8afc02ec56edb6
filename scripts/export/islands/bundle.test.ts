import { islands } from '../../../components/islands/islands';
import { bundleIslands, type IslandScripts } from './bundle';

let scripts: IslandScripts;
beforeAll(async () => {
  scripts = await bundleIslands();
}, 60_000);

const named = (name: string) => scripts.files.filter((file) => file.name === name);

test('gives every address the hash of what it holds, so that it may be kept for ever', async () => {
  for (const { href } of scripts.files)
    expect(href).toMatch(/^\/_islands\/[\w-]+-[0-9a-f]{5}\.(js|css)$/);
  expect((await bundleIslands()).files.map(({ href }) => href).sort()).toEqual(
    scripts.files.map(({ href }) => href).sort(),
  );
}, 60_000);

test('the runtime is one file for all components, fetched with the first of them', () => {
  const [runtime] = named('runtime');
  const [main] = named('main');
  const users = scripts.files.filter(({ text }) => text.includes(`from"${runtime?.href ?? ''}"`));
  for (const name of Object.keys(islands))
    expect(users.map(({ href }) => href)).toContain(named(name)[0]?.href);
  expect(main?.text).not.toContain(`from"${runtime?.href ?? ''}"`);
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

test('names the packages that visitors get something of, and no other', () => {
  expect(scripts.packages).toEqual(
    expect.arrayContaining(['embla-carousel', 'embla-carousel-react', 'photoswipe', 'preact']),
  );
  expect(scripts.packages).not.toContain('react');
  expect(scripts.packages).not.toContain('next');
});
