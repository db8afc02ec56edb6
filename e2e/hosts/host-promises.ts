import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersAt, hostRules } from './host-rules';
import { domain, type Ask } from './hosted-site';
import { fileAddresses } from '../support/exported-site';

const pages = ['/', '/services/', '/services/cardiologie/', '/medecins/', '/confidentialite/'];

const fileOf = (page: string) => readFileSync(path.join('out', page, 'index.html'));
const someFile = (within: string, end: string) => {
  const found = fileAddresses.find((name) => name.startsWith(`/${within}/`) && name.endsWith(end));
  if (found === undefined) throw new Error(`out/${within} has no ${end}`);
  return found;
};

/** Values of Cache-Control, as in `public/_headers`. */
const kept = {
  week: 'public, max-age=604800, stale-while-revalidate=31536000',
  day: 'public, max-age=86400',
  minute: 'public, max-age=60, stale-while-revalidate=600',
  never: 'no-cache, no-store',
};

/** Headers of every response. They repeat the configuration on purpose, so that it cannot change unnoticed. */
const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(
    /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  ) as unknown,
};

/** Declares the tests that every host must pass. */
export function hostPromises(ask: Ask, { brotli }: { brotli: boolean }): void {
  describe('pages', () => {
    test.each(pages)(
      '%s responds at once, with its last slash and without, its query kept',
      async (page) => {
        const bare = page === '/' ? page : page.slice(0, -1);
        for (const address of [
          page,
          bare,
          `${page}?id=ORL`,
          `${bare}?id=ORL`,
          `${page}index.html`,
        ]) {
          const { status, headers, body } = await ask(address);
          expect([address, status]).toEqual([address, 200]);
          expect(headers).toMatchObject({
            'content-type': 'text/html; charset=utf-8',
            'cache-control': kept.minute,
          });
          expect(body.equals(fileOf(page))).toBe(true);
        }
      },
    );

    test.each(['/', '/services?id=ORL', '/a%20b?c=d%26e'])(
      '%s leads from http to https, on the same host',
      async (address) => {
        for (const host of [domain, `www.${domain}`]) {
          const { status, headers } = await ask(address, { secure: false, host });
          expect([status, headers.location]).toEqual([301, `https://${host}${address}`]);
        }
      },
    );
  });

  describe('what is not there', () => {
    test.each([
      '/nulle-part',
      '/nulle-part/',
      '/images/',
      '/images/plus-la-0a1b2c3d4e.480.avif',
      '/_next/static/chunks/plus-la.js',
      '/sans-page',
      '/sans-page/',
      '/404',
      '/404/',
      '/404.html',
      '/_not-found/',
      '/_headers',
      '/index.html.br',
      '/index.html.gz',
      '/.env',
      '/.git/config',
      '/services/.git/config',
      '/.well-known/',
    ])('%s: status 404, the page that says so, and nothing is kept', async (address) => {
      const { status, headers, body } = await ask(address);
      expect(status).toBe(404);
      expect(headers).toMatchObject({
        ...always,
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(body.equals(readFileSync('out/404.html'))).toBe(true);
    });

    test.each([
      '/../outside.txt',
      '/services/../../outside.txt',
      '/%2e%2e/outside.txt',
      '/..%2foutside.txt',
      '/images/..%2f..%2foutside.txt',
      '/images/%2e%2e%2f%2e%2e%2foutside.txt',
      '/..%5coutside.txt',
      '/%252e%252e/outside.txt',
      '//../outside.txt',
      '/..;/outside.txt',
      '/images../outside.txt',
      '/%00/../outside.txt',
    ])('%s does not lead out of the site', async (address) => {
      const { status, body } = await ask(address);
      expect([400, 404]).toContain(status);
      expect(body.includes('root:')).toBe(false);
    });

    test('.well-known is there, for certificates', async () => {
      expect((await ask('/.well-known/security.txt')).status).toBe(200);
    });
  });

  test.each<[string, string, string]>([
    ['/', 'text/html; charset=utf-8', kept.minute],
    [someFile('_islands', '.css'), 'text/css; charset=utf-8', kept.week],
    [someFile('_next/static', '.woff2'), 'font/woff2', kept.week],
    ['/_islands/menu-0a1b2c3d.js', 'text/javascript; charset=utf-8', kept.week],
    [someFile('images', '.avif'), 'image/avif', kept.week],
    [someFile('images', '.webp'), 'image/webp', kept.week],
    [someFile('images', '.jpg'), 'image/jpeg', kept.week],
    [someFile('images', '.svg'), 'image/svg+xml', kept.week],
    [someFile('previews', '.jpg'), 'image/jpeg', kept.day],
    ['/favicon.ico', 'image/x-icon', kept.day],
    ['/icon.svg', 'image/svg+xml', kept.day],
    ['/icon-512.png', 'image/png', kept.day],
    ['/patterns/bogolan-band.svg', 'image/svg+xml', kept.day],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', kept.day],
    ['/robots.txt', 'text/plain; charset=utf-8', kept.day],
    ['/sitemap.xml', 'application/xml; charset=utf-8', kept.day],
    ['/sw.js', 'text/javascript; charset=utf-8', kept.never],
    ['/sw-off.js', 'text/javascript; charset=utf-8', kept.never],
    ['/rendez-vous.ics', 'text/calendar; charset=utf-8', kept.minute],
    ['/clinique.vcf', 'text/vcard; charset=utf-8', kept.minute],
  ])('%s is %s, kept: %s', async (address, type, cache) => {
    const { status, headers } = await ask(address);
    const shared = /^\/(previews|favicon|icon)/.test(address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...always,
      'content-type': type,
      'cache-control': cache,
      'cross-origin-resource-policy': shared ? 'cross-origin' : 'same-origin',
    });
  });

  test('a file of each kind in each folder has the headers that _headers says', async () => {
    const rules = hostRules('out');
    // All files would take too long on a busy machine.
    const oneOfEach = new Map(
      fileAddresses.map((address) => [path.dirname(address) + path.extname(address), address]),
    );
    for (const address of ['/', ...oneOfEach.values()]) {
      const { status, headers } = await ask(address);
      expect([address, status]).toEqual([address, 200]);
      for (const [name, value] of Object.entries(headersAt(rules, address)))
        expect([address, name, headers[name.toLowerCase()]]).toEqual([address, name, value]);
    }
  }, 20_000);

  test('every file of the site has a type of its own', async () => {
    const oneOfEach = new Map(fileAddresses.map((address) => [path.extname(address), address]));
    for (const address of oneOfEach.values())
      expect([address, (await ask(address)).headers['content-type']]).toEqual([
        address,
        expect.stringMatching(/^(?!application\/octet-stream)\w/),
      ]);
  });

  test('a page that has not changed is not sent again', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers } = await ask('/', { headers: { 'accept-encoding': encoding } });
      const asked = { 'if-none-match': String(headers.etag), 'accept-encoding': encoding };
      const again = await ask('/', { headers: asked });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers).toMatchObject({ ...always, 'cache-control': kept.minute });
    }
  });

  const packings = [
    ['gzip', gunzipSync],
    ...(brotli ? [['br', brotliDecompressSync] as const] : []),
  ] as const;

  describe('compressed', () => {
    const text = [
      '/',
      '/services',
      '/_islands/menu-0a1b2c3d.js',
      someFile('images', '.svg'),
      '/manifest.webmanifest',
      '/sitemap.xml',
      '/rendez-vous.ics',
      '/nulle-part',
    ];
    for (const [encoding, unpack] of packings) {
      test.each(text)(`%s, with ${encoding}`, async (address) => {
        const plain = await ask(address);
        const packed = await ask(address, { headers: { 'accept-encoding': encoding } });
        expect(packed.headers).toMatchObject({
          'content-encoding': encoding,
          vary: 'Accept-Encoding',
        });
        expect(unpack(packed.body).equals(plain.body)).toBe(true);
        expect(packed.body.length).toBeLessThan(plain.body.length * 0.8);
      });
    }

    test('a browser gets the smaller one, a robot the one that it reads', async () => {
      const said = async (accepted: string) =>
        (await ask('/', { headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
      expect(await said('gzip, deflate, br, zstd')).toBe(brotli ? 'br' : 'gzip');
      expect(await said('gzip, deflate')).toBe('gzip');
      expect(await said('identity')).toBeUndefined();
    });

    test.each(['.avif', '.webp', '.jpg'])('a picture (%s) is small already', async (end) => {
      const { headers } = await ask(someFile('images', end), {
        headers: { 'accept-encoding': 'gzip, br' },
      });
      expect(headers['content-encoding']).toBeUndefined();
    });
  });
}
