/**
 * What hosts send: nginx and Apache with the configuration of the build, hosts that read `_headers`, and GitHub Pages.
 *
 * @jest-environment node
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { routes } from '../../content/model/clinic/routes';
import { moves } from '../../content/model/moves/data';
import { contentTypes } from '../../scripts/hosts/headers';
import { findApache, findNginx } from '../../scripts/programs.mjs';
import { addresses, fileAddresses, named, pageAt } from '../support/exported-site';
import { firstOf } from '../support/first-of';
import { headersAt, hostRules } from './host-rules';
import {
  brotliModules,
  copySite,
  domain,
  servedBy,
  startApache,
  startNginx,
  usualModules,
  type Ask,
} from './servers';

const www = `https://www.${domain}`;

const someFile = (within: string, end: string) =>
  firstOf(fileAddresses.filter((name) => name.startsWith(`/${within}/`) && name.endsWith(end)));

/** Values of Cache-Control. They repeat the configuration on purpose, so that it cannot change unnoticed. */
const kept = {
  week: 'public, max-age=604800, stale-while-revalidate=31536000',
  day: 'public, max-age=86400',
  minute: 'public, max-age=60, stale-while-revalidate=600',
  never: 'no-cache, no-store',
};

/** Headers of every response, repeated on purpose too. */
const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(
    /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  ) as unknown,
};

const html = 'text/html; charset=utf-8';

type Request = [address: string, type: string, cache: string];

const requests: Request[] = [
  ['/', html, kept.minute],
  ['/?id=ORL', html, kept.minute],
  ['/index.html', html, kept.minute],
  ['/services/', html, kept.minute],
  ['/services', html, kept.minute],
  ['/services?id=ORL', html, kept.minute],
  ['/services/index.html', html, kept.minute],
  ['/services/cardiologie', html, kept.minute],
  ['/fichiers.txt', 'text/plain; charset=utf-8', kept.minute],
  ['/clinique.vcf', 'text/vcard; charset=utf-8', kept.minute],
  [someFile('_islands', '.css'), 'text/css; charset=utf-8', kept.week],
  [someFile('_islands', '.js'), 'text/javascript; charset=utf-8', kept.week],
  [someFile('_next/static', '.woff2'), 'font/woff2', kept.week],
  [someFile('images', '.avif'), 'image/avif', kept.week],
  [someFile('images', '.webp'), 'image/webp', kept.week],
  [someFile('images', '.jpg'), 'image/jpeg', kept.week],
  [someFile('images', '.svg'), 'image/svg+xml', kept.week],
  [someFile('previews', '.jpg'), 'image/jpeg', kept.day],
  ['/favicon.ico', 'image/x-icon', kept.day],
  ['/icon.svg', 'image/svg+xml', kept.day],
  ['/icon-maskable-512.png', 'image/png', kept.day],
  [someFile('patterns', '.svg'), 'image/svg+xml', kept.day],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', kept.day],
  ['/robots.txt', 'text/plain; charset=utf-8', kept.day],
  ['/sitemap.xml', 'application/xml; charset=utf-8', kept.day],
  ['/sw.js', 'text/javascript; charset=utf-8', kept.never],
  ['/sw-off.js', 'text/javascript; charset=utf-8', kept.never],
];

const missing = [
  '/nulle-part',
  '/nulle-part/',
  '/images/',
  '/images/plus-la-0a1b2c3d4e.480.avif',
  '/sans-page',
  '/sans-page/',
  '/404/',
  '/404.html',
  '/_headers',
  '/.htaccess',
  '/.nginx.conf',
  '/index.html.br',
  '/index.html.gz',
  '/.env',
  '/services/.git/config',
  '/.well-known/',
];

const headersOf = ([address, type, cache]: Request) => ({
  ...always,
  'content-type': type,
  'cache-control': cache,
  // Chats and search engines show these on their own pages.
  'cross-origin-resource-policy': /^\/(previews|favicon|icon)/.test(address)
    ? 'cross-origin'
    : 'same-origin',
});

const unpack = (body: Buffer, encoding: string | undefined) =>
  encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;

const root = copySite();

/** Declares the tests that every server must pass. `best` is its smallest encoding. */
function serverPromises(ask: Ask, best: 'br' | 'gzip'): void {
  // What a robot, an old browser and a browser accept and get.
  const encodings = [
    ['identity', undefined],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', best],
  ] as const;

  const expectFile = async (request: Request, status: number, file: string) => {
    const [address, type] = request;
    const bytes = readFileSync(path.join('out', file));
    const isText = !/^(font|image\/(?!svg|x-icon))/.test(type);
    for (const [accepted, packed] of encodings) {
      const answer = await ask(www + address, { 'accept-encoding': accepted });
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject(headersOf(request));
      const { 'content-encoding': encoding, vary } = answer.headers;
      if (!isText || bytes.length > 1000) expect(encoding).toBe(isText ? packed : undefined);
      if (encoding !== undefined) expect(vary).toBe('Accept-Encoding');
      expect(unpack(answer.body, encoding).equals(bytes)).toBe(true);
    }
  };

  test.each(requests)('%s is %s, kept: %s', async (...request) => {
    const [pathname = ''] = request[0].split('?');
    const file = path.extname(pathname) === '' ? `${pathname}/index.html` : pathname;
    await expectFile(request, 200, file);
  });

  test.each(missing)('%s: status 404, the page that says so, and nothing is kept', (address) =>
    expectFile([address, html, 'no-cache'], 404, '404.html'),
  );

  test.each(['/../outside.txt', '/%2e%2e/outside.txt', '/images..%2foutside.txt'])(
    '%s does not lead out of the site',
    async (address) => {
      expect([400, 404]).toContain((await ask(www + address)).status);
    },
  );

  test('a page that has not changed is not sent again', async () => {
    for (const [accepted] of encodings) {
      const { headers } = await ask(`${www}/`, { 'accept-encoding': accepted });
      const asked = { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) };
      const again = await ask(`${www}/`, asked);
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers).toMatchObject({ ...always, 'cache-control': kept.minute });
    }
  });

  test.each([domain, `www.${domain}`])('http leads to https on the same host, %s', async (host) => {
    const { status, headers } = await ask(`http://${host}/a%20b?c=d%26e`);
    expect([status, headers.location]).toEqual([301, `https://${host}/a%20b?c=d%26e`]);
  });
}

const nginx = findNginx();
const apache = findApache();

test('both servers are installed where the site is checked for everyone', () => {
  if (process.env.CI) expect([nginx, apache]).not.toContain(undefined);
  // Jest prints no console output of a test that passes.
  else if (!nginx || !apache) process.stderr.write('nginx and Apache are not both installed.\n');
});

if (nginx !== undefined)
  describe('nginx', () => {
    const ask = servedBy(() => startNginx(nginx, root, brotliModules));
    serverPromises(ask, brotliModules.length > 0 ? 'br' : 'gzip');

    test('the bare domain leads to the site, and remembers encryption too', async () => {
      const { status, headers } = await ask(`https://${domain}/services?id=ORL`);
      expect([status, headers.location]).toEqual([301, `${www}/services?id=ORL`]);
      expect(headers['strict-transport-security']).toBe(always['strict-transport-security']);
    });

    test('a request that names another host is led to the site, not to that host', async () => {
      expect((await ask('http://evil.test/')).headers.location).toBe(`https://${domain}/`);
    });

    test('a page comes as the build compressed it', async () => {
      const { body } = await ask(`${www}/services`, { 'accept-encoding': 'gzip' });
      expect(body.equals(readFileSync('out/services/index.html.gz'))).toBe(true);
    });

    test('it starts without the brotli modules too, and HTTP/2 is spoken', async () => {
      const server = await startNginx(nginx, root, []);
      const to = { host: '127.0.0.1', port: server.httpsPort, servername: `www.${domain}` };
      const socket = connect({ ...to, ALPNProtocols: ['h2'], rejectUnauthorized: false });
      await once(socket, 'secureConnect');
      socket.destroy();
      await server.close();
      expect(socket.alpnProtocol).toBe('h2');
    });
  });

if (apache !== undefined)
  describe('Apache, as a shared host runs it', () => {
    const ask = servedBy(() => startApache(apache, root, usualModules));
    serverPromises(ask, 'br');

    test.each([
      ['what was encrypted up to a proxy', '/services', { 'x-forwarded-proto': 'https' }],
      ['who issues certificates', '/.well-known/acme-challenge/jeton', {}],
    ])('%s is not led to https', async (_, address, headers) => {
      expect((await ask(`http://www.${domain}${address}`, headers)).status).toBe(200);
    });
  });

if (apache !== undefined)
  describe('Apache without all that it can do without', () => {
    const ask = servedBy(() => startApache(apache, root, ['dir']));

    test.each([
      ['/medecins/?id=ORL', 200, 'medecins/index.html'],
      ['/nulle-part', 404, '404.html'],
    ])('%s: status %i, and %s', async (address, wanted, file) => {
      const { status, body } = await ask(www + address);
      expect(status).toBe(wanted);
      expect(body.equals(readFileSync(path.join('out', file)))).toBe(true);
    });
  });

const pages = [...addresses, routes.offline()];

describe('Netlify and Cloudflare Pages, by _headers', () => {
  const rules = hostRules('out');

  test.each(requests)('%s is %s, kept: %s', (...request) => {
    const [address, type] = request;
    // They know most types by themselves.
    const sent = { 'content-type': type, ...headersAt(rules, address.replace(/\?.*/, '')) };
    expect(sent).toEqual(headersOf(request));
  });

  test('each page, with its last slash and without, is kept for a minute', () => {
    const all = [...pages, '/admin/'].flatMap((page) => [page, page.replace(/(.)\/$/, '$1')]);
    const others = all.filter((page) => headersAt(rules, page)['cache-control'] !== kept.minute);
    expect(others).toEqual([]);
  });

  test('each file has one value of each header, and only a name by its content is kept for a week', () => {
    const { utf8, compressed, others } = contentTypes;
    const types = Object.keys({ ...utf8, ...compressed, ...others });
    // Hosts have a default for what is at an old address.
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
