/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { routes } from '../../content/model/clinic/routes';
import { releaseOf } from '../../light/worker/release';
import { bytesAt, textAt } from '../support/exported-site';

const { pages: listed, files } = releaseOf('out');
const pages = Object.keys(listed);

/** The italic font, which only testimonials use, and logos, whose names the page has as text. */
const keptOnceSeen = /_italic\.|^\/images\/assureurs\//;

test.each(pages)('%s has its fonts and drawings without a network', (page) => {
  const addresses = textAt(page).matchAll(
    /(?:url\(["']?|<img [^>]*src="|<use href=")(\/[^"')#]+\.(?:svg|woff2))/g,
  );
  const needed = [...addresses]
    .map(([, address = '']) => address)
    .filter((address) => !keptOnceSeen.test(address));
  expect(needed.length).toBeGreaterThanOrEqual(2);
  expect(files).toEqual(expect.arrayContaining(needed));
});

test('a first visit fetches at most 139 KB besides its page', () => {
  const weigh = (address: string) => brotliCompressSync(bytesAt(address)).length;
  const weights = new Map([...pages, ...files].map((address) => [address, weigh(address)]));
  const weight = (some: Iterable<string>) =>
    [...some].reduce((sum, address) => sum + (weights.get(address) ?? NaN), 0);
  const worker = weigh('/sw.js');
  const cost = (page: string) => {
    const html = textAt(page);
    const seen = weight([page, ...files.filter((file) => html.includes(file))]);
    return worker + weight(weights.keys()) - seen;
  };
  expect(worker).toBeLessThanOrEqual(3_000);
  // A visit never begins on the offline page.
  const arrivals = pages.filter((page) => page !== routes.offline());
  expect(Math.max(...arrivals.map(cost))).toBeLessThanOrEqual(139_000);
});
