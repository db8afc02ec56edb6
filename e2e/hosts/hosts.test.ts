/**
 * What hosts that read `_headers` send, and GitHub Pages. At night, servers.nightly.test.ts tries nginx and Apache.
 *
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../content/model/clinic/routes';
import { moves } from '../../content/facts/site';
import { contentTypes } from '../../scripts/hosts/headers';
import { addresses, fileAddresses, named, pageAt } from '../support/exported-site';
import { always, headersOf, kept, requests } from './expected-headers';
import { headersAt, hostRules } from '../../scripts/serve/host-rules';

const pages = [...addresses, routes.offline()];

describe('Netlify and Cloudflare Pages, by _headers', () => {
  const rules = hostRules('out');

  test.each(requests)('%s is %s, kept: %s', (...request) => {
    const [address, type] = request;
    // Hosts know most types themselves.
    const sent = { 'content-type': type, ...headersAt(rules, address.replace(/\?.*/, '')) };
    expect(sent).toEqual(headersOf(request));
  });

  test('each page, with its last slash and without, is kept for a minute', () => {
    const all = [...pages, '/admin/'].flatMap((page) => [page, page.replace(/(.)\/$/, '$1')]);
    const others = all.filter((page) => headersAt(rules, page)['cache-control'] !== kept.minute);
    expect(others).toEqual([]);
  });

  test('each file has one value per header, and only files named by their content are kept for a week', () => {
    const { utf8, compressed, others } = contentTypes;
    const types = Object.keys({ ...utf8, ...compressed, ...others });
    // Hosts have a default type for files at old addresses.
    const old = moves.map(({ from }) => `${from}index.html`);
    for (const address of fileAddresses.filter((file) => !old.includes(file))) {
      expect(types).toContain(path.extname(address).slice(1));
      const headers = headersAt(rules, address);
      expect(Object.values(kept)).toContain(headers['cache-control']);
      expect(headers['cross-origin-resource-policy']).toMatch(/^(same|cross)-origin$/);
      if (headers['cache-control'] === kept.week)
        expect(address).toMatch(/^\/_next\/static\/|-([0-9a-f]{5}|[0-9A-Z]{8})\./);
    }
  });

  test('the file is within the limits of Cloudflare Pages', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    const lines = readFileSync('out/_headers', 'utf8').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });
});

test('on GitHub Pages, which sets no header, each page says what a page can say', () => {
  for (const page of pages) {
    const [, policy, referrer] = named(pageAt(page).elements, 'meta');
    expect(policy?.attributes['http-equiv']).toBe('Content-Security-Policy');
    const { 'referrer-policy': content } = always;
    expect([page, referrer?.attributes]).toEqual([page, { name: 'referrer', content }]);
  }
});
