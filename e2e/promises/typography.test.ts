/** @jest-environment node */
import { routes } from '../../content/model/clinic/routes';
import { siteCharacters } from '../../scripts/assets/site-characters';
import { addresses, named, pageAt, textOf, type ExportedPage } from '../support/exported-site';

const spokenAttributes = ['alt', 'aria-label', 'title', 'placeholder'];

const shown = ({ elements }: ExportedPage) =>
  named(elements, 'body')
    .map(({ content }) => textOf(content))
    .join('\n');

const spoken = ({ elements }: ExportedPage) =>
  elements
    .flatMap(({ attributes }) => spokenAttributes.flatMap((name) => attributes[name] ?? []))
    .join('\n');

const site = [...addresses, routes.offline(), '/404.html'].map(pageAt);

/** Returns the faulty pages, each as its address and its faults. */
const wrongIn = (faultsOf: (page: ExportedPage) => readonly (string | undefined)[]) =>
  site.map((page) => [page.address, ...faultsOf(page)]).filter(({ length }) => length > 1);

test('marks follow a no-break space, and apostrophes are curved', () => {
  const faultsOf = (page: ExportedPage) =>
    `${shown(page)}\n${spoken(page)}`.match(
      /.{0,20}(?:[ \t][:;!?»%]|«(?!\u00a0)|\p{L}').{0,10}/gu,
    ) ?? [];
  expect(wrongIn(faultsOf)).toEqual([]);
  expect(Math.min(...site.map((page) => shown(page).length))).toBeGreaterThan(100);
});

test('all letters are in the site’s fonts', () => {
  const known = new Set(siteCharacters);
  const faultsOf = (page: ExportedPage) => [
    ...new Set(
      Array.from(shown(page)).filter((letter) => !/\s/.test(letter) && !known.has(letter)),
    ),
  ];
  expect(wrongIn(faultsOf)).toEqual([]);
});

test('each fallback font that a style names is declared', () => {
  const faultsOf = ({ elements }: ExportedPage) => {
    const css = named(elements, 'style')
      .map(({ content }) => content)
      .join('');
    const faces = /@font-face\s*\{[^}]*font-family:\s*"?([^;"}]+)/g;
    const declared = new Set([...css.matchAll(faces)].map(([, family]) => family));
    const uses = css.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
    const fallbacks = [...uses.matchAll(/"([^"]*Fallback[^"]*)"/g)].map(([, family]) => family);
    // Every page has two families, with three fallback fonts each.
    const isFew = new Set(fallbacks).size < 6;
    return [
      ...(isFew ? ['few fallbacks'] : []),
      ...fallbacks.filter((family) => !declared.has(family)),
    ];
  };
  expect(wrongIn(faultsOf)).toEqual([]);
});
