/** @jest-environment node */
import { releaseOf } from '../../light/worker/release';
import { textAt } from '../support/exported-site';

const { pages, files } = releaseOf('out');

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
