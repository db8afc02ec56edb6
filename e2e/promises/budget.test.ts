/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { routes } from '../../content/model/clinic/routes';
import { addresses, bytesAt, named, pageAt, type ExportedPage } from '../support/exported-site';

/** Limits on the bytes of a page (with brotli, except fonts). `e2e/promises/budget.spec.ts` limits scripts. */
const budget = {
  html: 16_000,
  longHtml: 26_000,
  /** These pages contain the lists that they search. */
  listHtml: 17_000,
  style: 10_000,
  fonts: 35_000,
};

const limits: Readonly<Record<string, number>> = {
  [routes.home()]: budget.longHtml,
  [routes.services()]: budget.longHtml,
  [routes.doctors()]: budget.listHtml,
  [routes.search()]: budget.listHtml,
};

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

const site = addresses.map(pageAt);

const stylesOf = ({ elements }: ExportedPage) =>
  named(elements, 'style')
    .map(({ content }) => content)
    .join('');

describe.each(site)('$address', (page) => {
  test('is light', () => {
    expect(compressed(page.html)).toBeLessThanOrEqual(limits[page.address] ?? budget.html);
  });

  test('has few styles, and waits for no file of them', () => {
    expect(compressed(stylesOf(page))).toBeLessThanOrEqual(budget.style);
    const sheets = named(page.elements, 'link').filter(
      ({ attributes }) => attributes.rel === 'stylesheet',
    );
    expect(sheets).toEqual([]);
  });

  test('waits for no script', () => {
    expect(
      page.elements.filter(({ attributes, name }) => name === 'script' && 'src' in attributes),
    ).toEqual([]);
  });

  test('has light fonts', () => {
    const fonts = [...page.html.matchAll(/[/\w.-]+\.woff2/g)].map(([file]) => file);
    expect(fonts.length).toBeGreaterThanOrEqual(2);
    const weight = [...new Set(fonts)].reduce((sum, file) => sum + bytesAt(file).length, 0);
    expect(weight).toBeLessThanOrEqual(budget.fonts);
  });
});
