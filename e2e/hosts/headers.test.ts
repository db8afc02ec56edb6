/**
 * Tests of `public/_headers`.
 *
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { headersAt, hostRules } from './host-rules';
import { addresses, fileAddresses } from '../support/exported-site';

const rules = hostRules('out');

/** Values of Cache-Control. */
const kept = {
  week: 'public, max-age=604800, stale-while-revalidate=31536000',
  day: 'public, max-age=86400',
  minute: 'public, max-age=60, stale-while-revalidate=600',
  never: 'no-cache, no-store',
};

test.each([...addresses, '/hors-ligne/', '/admin/'])(
  '%s, with its last slash and without, or by its file, is kept for a minute',
  (address) => {
    for (const asked of [address, address.replace(/(.)\/$/, '$1'), `${address}index.html`])
      expect([asked, headersAt(rules, asked)]).toEqual([
        asked,
        expect.objectContaining({
          'Cache-Control': kept.minute,
          'Cross-Origin-Resource-Policy': 'same-origin',
        }),
      ]);
  },
);

test('each file has one value of each header', () => {
  for (const address of fileAddresses) {
    const headers = headersAt(rules, address);
    const isKept = Object.values(kept).some((value) => value === headers['Cache-Control']);
    expect([address, isKept]).toEqual([address, true]);
    expect([address, headers['Cross-Origin-Resource-Policy']]).toEqual([
      address,
      expect.stringMatching(/^(same|cross)-origin$/),
    ]);
  }
});

test('no two rules are for one address, though Netlify ignores its last slash', () => {
  const [everything, ...others] = rules.map(({ address }) => address);
  expect(everything).toBe('/*');
  const alike = others.map((address) => address.replace(/\/?\*?$/, ''));
  expect(alike).toEqual([...new Set(alike)]);
});

test('what is kept for a week is named by its content, and the worker is never kept', () => {
  for (const address of fileAddresses)
    if (headersAt(rules, address)['Cache-Control'] === kept.week)
      expect(address).toMatch(/^\/_next\/static\/|-([0-9a-f]{5}|[0-9A-Z]{8})\./);
  for (const worker of ['/sw.js', '/sw-off.js'])
    expect(headersAt(rules, worker)['Cache-Control']).toBe(kept.never);
});

test('every response is encrypted for a year at least, and no other site frames a page', () => {
  const headers = headersAt(rules, '/nulle-part');
  const strict = headers['Strict-Transport-Security'] ?? '';
  expect(Number(/max-age=(\d+)/.exec(strict)?.[1])).toBeGreaterThanOrEqual(31_536_000);
  expect(headers).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
});

test('the file is within what hosts accept', () => {
  // Limits of Cloudflare Pages: 100 rules, 2000 characters per line.
  expect(rules.length).toBeLessThanOrEqual(100);
  const lines = readFileSync('out/_headers', 'utf8').split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});
