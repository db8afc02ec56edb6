/**
 * What nginx and Apache send, with the configuration of the build.
 *
 * @jest-environment node
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findApache, findNginx } from '../../scripts/setup/programs.mjs';
import { always, headersOf, html, kept, requests, type Request } from './expected-headers';
import { copySite, servedBy, type Ask } from './served-site';
import { brotliModules, domain, startApache, startNginx, usualModules } from './servers';

const www = `https://www.${domain}`;

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

const unpack = (body: Buffer, encoding: string | undefined) =>
  encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;

const root = copySite();

/** Declares the tests that every server must pass. `best` is its smallest encoding. */
function serverPromises(ask: Ask, best: 'br' | 'gzip'): void {
  // Encodings that a robot, an old browser and a current browser accept, and the expected one.
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

  test.each(missing)('%s: status 404, the 404 page, and nothing is kept', (address) =>
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

test('both servers are installed in CI', () => {
  if (process.env.CI) expect([nginx, apache]).not.toContain(undefined);
  // Jest prints no console output of a test that passes.
  else if (!nginx || !apache) process.stderr.write('nginx and Apache are not both installed.\n');
});

if (nginx !== undefined)
  describe('nginx', () => {
    const ask = servedBy(() => startNginx(nginx, root, brotliModules));
    serverPromises(ask, brotliModules.length > 0 ? 'br' : 'gzip');

    test('the bare domain redirects to the site, with HSTS too', async () => {
      const { status, headers } = await ask(`https://${domain}/services?id=ORL`);
      expect([status, headers.location]).toEqual([301, `${www}/services?id=ORL`]);
      expect(headers['strict-transport-security']).toBe(always['strict-transport-security']);
    });

    test('a request with another host name is redirected to the site, not to that host', async () => {
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
  describe('Apache without its optional modules', () => {
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
