/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { routes } from '../../content/model/routes';
import { addresses, bytesAt, named, pageAt, textAt, type ExportedPage } from './site';

/** What a phone may have to pay for a page, in bytes as a host sends them (brotli; fonts as they are). */
const budget = {
  html: 14_000,
  /** Of the two pages that hold the most. */
  longHtml: 23_000,
  style: 10_000,
  /** The files that come with the page, before anybody scrolls. */
  script: 4_000,
  /** The same of the pages whose first screen has something to choose or to search. */
  scriptOfChoice: 13_000,
  fonts: 35_000,
};

const longPages = [routes.home(), routes.services()];
const pagesOfChoice = [routes.services(), routes.doctors()];

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

/** The files of islands that a script names. */
const importsOf = (script: string) =>
  [...script.matchAll(/import\("(\/_islands\/[^"]+)"\)/g)].map(([, file = '']) => file);

const inPageScript = ({ elements }: ExportedPage) =>
  named(elements, 'script')
    .filter(({ attributes }) => attributes.type === undefined)
    .map(({ content }) => content)
    .join('\n');

interface Island {
  readonly name: string;
  readonly wake: string;
}

const islandsOf = ({ elements }: ExportedPage): Island[] =>
  elements.flatMap(({ attributes: { 'data-island': name, 'data-wake': wake = '' } }) =>
    name === undefined ? [] : [{ name, wake }],
  );

const site = addresses.map(pageAt);

/** The files that wake an island: its own, and the one that runs all of them. */
function filesOf(name: string, main: string): string[] {
  const files = importsOf(main).filter((file) =>
    [name, 'runtime'].some((each) => file.startsWith(`/_islands/${each}-`)),
  );
  if (files.length !== 2) throw new Error(`The main script does not wake ${name}`);
  return files;
}

/** The files that a page fetches once it is shown: what its own script imports, and what its islands need that wait for no scroll. */
function scriptsAtLoad(page: ExportedPage): string[] {
  const own = importsOf(inPageScript(page));
  const main = own.map(textAt).join('\n');
  const early = islandsOf(page).filter(({ wake }) => wake === 'idle');
  return [...new Set([...own, ...early.flatMap(({ name }) => filesOf(name, main))])];
}

const weightOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + compressed(bytesAt(file)), 0);

const stylesOf = ({ elements }: ExportedPage) =>
  named(elements, 'style')
    .map(({ content }) => content)
    .join('');

describe.each(site)('$address', (page) => {
  test('is light', () => {
    const limit = longPages.includes(page.address) ? budget.longHtml : budget.html;
    expect(compressed(page.html)).toBeLessThanOrEqual(limit);
  });

  test('has few styles, and waits for no file of them', () => {
    expect(compressed(stylesOf(page))).toBeLessThanOrEqual(budget.style);
    const sheets = named(page.elements, 'link').filter(
      ({ attributes }) => attributes.rel === 'stylesheet',
    );
    expect(sheets).toEqual([]);
  });

  test('brings few scripts by itself, and waits for none', () => {
    const scripts = scriptsAtLoad(page);
    expect(scripts.length).toBeGreaterThan(0);
    const limit = pagesOfChoice.includes(page.address) ? budget.scriptOfChoice : budget.script;
    expect(weightOf(scripts)).toBeLessThanOrEqual(limit);
    expect(
      page.elements.filter(({ attributes, name }) => name === 'script' && 'src' in attributes),
    ).toEqual([]);
  });

  test('has light fonts', () => {
    const fonts = [...stylesOf(page).matchAll(/url\(([^)]+\.woff2)\)/g)].map(
      ([, file = '']) => file,
    );
    expect(fonts.length).toBeGreaterThanOrEqual(2);
    const weight = [...new Set(fonts)].reduce((sum, file) => sum + bytesAt(file).length, 0);
    expect(weight).toBeLessThanOrEqual(budget.fonts);
  });
});
