/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { routes } from '../../content/model/clinic/routes';
import {
  addresses,
  bytesAt,
  named,
  pageAt,
  type ExportedPage,
  type ReadElement,
} from '../support/exported-site';

/** Limits on the bytes of a page (with brotli, except fonts). `e2e/promises/budget.spec.ts` limits scripts. */
const budget = {
  html: 16_000,
  longHtml: 27_000,
  /** These pages contain the lists from which one chooses. */
  listHtml: 17_000,
  /** With the data of the search. */
  searchHtml: 17_500,
  style: 10_000,
  fonts: 35_000,
};

const limits: Record<string, number> = {
  [routes.home()]: budget.longHtml,
  [routes.services()]: budget.longHtml,
  [routes.doctors()]: budget.listHtml,
  [routes.booking()]: budget.listHtml,
  [routes.search()]: budget.searchHtml,
};

const compressed = (content: string) => brotliCompressSync(content).length;

const site = addresses.map(pageAt);

/** As hosts send it. */
const weightOf = ({ address }: ExportedPage) => bytesAt(`${address}index.html.br`).length;

const stylesOf = ({ elements }: ExportedPage) =>
  named(elements, 'style')
    .map(({ content }) => content)
    .join('');

const fontsOf = ({ html }: ExportedPage) => [
  ...new Set([...html.matchAll(/[/\w.-]+\.woff2/g)].map(([file]) => file)),
];

const weightOfFonts = (page: ExportedPage) =>
  fontsOf(page).reduce((sum, file) => sum + bytesAt(file).length, 0);

/** Returns the addresses of the pages that break a promise. */
const where = (isBroken: (page: ExportedPage) => boolean) =>
  site.filter(isBroken).map(({ address }) => address);

test('each page is light', () => {
  const heavy = site
    .map((page) => [page.address, weightOf(page)] as const)
    .filter(([address, weight]) => weight > (limits[address] ?? budget.html));
  expect(heavy).toEqual([]);
});

test('each page has few styles', () => {
  expect(where((page) => compressed(stylesOf(page)) > budget.style)).toEqual([]);
});

test('no page waits for a style sheet or a script', () => {
  const isAwaited = ({ name, attributes }: ReadElement) =>
    (name === 'link' && attributes.rel === 'stylesheet') ||
    (name === 'script' && 'src' in attributes);
  expect(where(({ elements }) => elements.some(isAwaited))).toEqual([]);
});

test('each page has two light fonts', () => {
  expect(where((page) => fontsOf(page).length < 2)).toEqual([]);
  expect(where((page) => weightOfFonts(page) > budget.fonts)).toEqual([]);
});
