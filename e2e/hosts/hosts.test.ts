/**
 * Tests of real web servers, each with the project's configuration.
 *
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { findApache, findNginx } from '../../scripts/programs.mjs';
import { startApache, usualModules } from './apache-process';
import { hostPromises } from './host-promises';
import { domain, plantSite, servedBy } from './hosted-site';
import { brotliModules, startNginx } from './nginx-process';

const nginx = findNginx();
const apache = findApache();

const site = plantSite();
afterAll(site.remove);

test('every server is installed where the site is checked for everyone', () => {
  const missing = [
    ...(nginx === undefined ? ['nginx: deploy/nginx.conf'] : []),
    ...(apache === undefined ? ['Apache: public/.htaccess'] : []),
  ].map((what) => `${what} is not tried, since the server is not installed.`);
  if (process.env.CI) expect(missing).toEqual([]);
  // Written to stderr, since Jest prints no console output of a test that passes.
  for (const line of missing) process.stderr.write(`${line}\n`);
});

if (nginx !== undefined)
  describe('nginx', () => {
    const brotli = brotliModules(nginx);
    const { ask, host } = servedBy(() => startNginx(nginx, { domain, root: site.root, brotli }));
    hostPromises(ask, { brotli: brotli.length > 0 });

    test('a request that names another host is led to the site, not to that host', async () => {
      const { status, headers } = await ask('/', { secure: false, host: 'evil.test' });
      expect([status, headers.location]).toEqual([301, `https://${domain}/`]);
    });

    test('the bare domain leads to the site, and remembers encryption too', async () => {
      const { status, headers } = await ask('/services?id=ORL', { host: domain });
      expect([status, headers.location]).toEqual([301, `https://www.${domain}/services?id=ORL`]);
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    });

    test('HEAD is GET without the body; nothing can be written', async () => {
      const { headers: of } = await ask('/');
      const { status, headers, body } = await ask('/', { method: 'HEAD' });
      expect([status, body.length]).toEqual([200, 0]);
      expect({ ...headers, date: '' }).toEqual({ ...of, date: '' });
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect((await ask('/', { method })).status).toBe(405);
    });

    test('HTTP/2 is spoken', async () => {
      const session = connect(`https://www.${domain}`, {
        ca: host().certificate,
        createConnection: undefined,
        host: '127.0.0.1',
        port: host().httpsPort,
        servername: `www.${domain}`,
      });
      const status = await new Promise((resolve, reject) => {
        session.once('error', reject);
        session
          .request({ ':path': '/' })
          .once('response', (headers) => {
            resolve(headers[':status']);
          })
          .resume();
      });
      session.destroy();
      expect(status).toBe(200);
    });

    test.each([['gzip', 'gz'], ...(brotli.length > 0 ? [['br', 'br']] : [])])(
      'a page comes in %s as the build compressed it',
      async (encoding, end) => {
        const { body } = await ask('/services', { headers: { 'accept-encoding': encoding } });
        expect(body.equals(readFileSync(`out/services/index.html.${end}`))).toBe(true);
      },
    );

    test('it starts without the brotli modules too', async () => {
      const bare = await startNginx(nginx, { domain, root: site.root, brotli: [] });
      await bare.close();
    });
  });

if (apache !== undefined)
  describe('Apache, as a shared host runs it', () => {
    const { ask } = servedBy(() =>
      startApache(apache, { domain, root: site.root, modules: usualModules }),
    );
    hostPromises(ask, { brotli: true });

    test('what was encrypted up to a proxy is not led to https again', async () => {
      const asked = { secure: false, headers: { 'x-forwarded-proto': 'https' } };
      for (const address of ['/', '/services?id=ORL'])
        expect((await ask(address, asked)).status).toBe(200);
    });

    test('who issues certificates may ask without one', async () => {
      const { status } = await ask('/.well-known/acme-challenge/jeton', { secure: false });
      expect(status).toBe(200);
    });

    test('its own configuration is not to be read', async () => {
      const { status, body } = await ask('/.htaccess');
      expect([403, 404]).toContain(status);
      expect(body.equals(readFileSync('out/404.html'))).toBe(true);
    });
  });

if (apache !== undefined)
  describe('Apache without all that it can do without', () => {
    const { ask } = servedBy(() =>
      startApache(apache, { domain, root: site.root, modules: ['dir'] }),
    );

    test('pages are there, and the page for what is not', async () => {
      const page = await ask('/medecins/?id=ORL');
      expect(page.status).toBe(200);
      expect(page.body.equals(readFileSync('out/medecins/index.html'))).toBe(true);
      const nowhere = await ask('/nulle-part');
      expect(nowhere.status).toBe(404);
      expect(nowhere.body.equals(readFileSync('out/404.html'))).toBe(true);
    });
  });
