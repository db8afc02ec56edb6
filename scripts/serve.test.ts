/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { serve } from './serve.mjs';

const hostFile = `# Every response.
/*
  Content-Security-Policy: frame-ancestors 'none'
  Strict-Transport-Security: max-age=63072000

/services/*
  Cache-Control: public, max-age=60
  Cross-Origin-Resource-Policy: same-origin

/images/*
  Cross-Origin-Resource-Policy: cross-origin
`;

const longPage = '<p>Ouverte jour et nuit</p>'.repeat(20_000);

let directory = '';
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(directory, 'services'));
  mkdirSync(path.join(directory, 'images'));
  writeFileSync(path.join(directory, 'index.html'), 'home');
  writeFileSync(path.join(directory, '404.html'), 'not found');
  writeFileSync(path.join(directory, 'services/index.html'), 'services');
  writeFileSync(path.join(directory, 'long.html'), longPage);
  writeFileSync(path.join(directory, 'long.html.br'), brotliCompressSync('as it was packed'));
  writeFileSync(path.join(directory, '_headers'), hostFile);
  writeFileSync(path.join(directory, 'images/a.avif'), 'picture');
  site = await serve({ directory, port: 0 });
});

afterAll(async () => {
  await site.close();
  rmSync(directory, { recursive: true });
});

async function get(address: string) {
  const response = await fetch(site.url + address, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}

test.each(['/services', '/services/', '/services?id=Cardiologie', '/services/?id=Cardiologie'])(
  '%s responds at once, without a redirect that could drop the query',
  async (address) => {
    expect(await get(address)).toEqual({ status: 200, text: 'services' });
  },
);

test('the home page and a picture', async () => {
  expect(await get('/')).toEqual({ status: 200, text: 'home' });
  expect(await get('/images/a.avif')).toEqual({ status: 200, text: 'picture' });
});

test.each(['/nowhere', '/images/', '/images/b.avif'])('%s is not found', async (address) => {
  expect(await get(address)).toEqual({ status: 404, text: 'not found' });
});

/** The response's bytes as they come: `fetch` would decompress them. */
async function getRaw(address: string, headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(site.url + address, { headers }, resolve).on('error', reject);
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await buffer(response),
  };
}

test('a page goes in brotli as the build left it, to a browser that knows it', async () => {
  const { status, headers, body } = await getRaw('/long', { 'accept-encoding': 'gzip, br' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html;charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(body).toString()).toBe('as it was packed');
});

test.each([
  ['to a browser that asks for nothing', '/long', {}],
  ['to a robot that knows gzip alone', '/long', { 'accept-encoding': 'gzip' }],
  ['a part of a file', '/long', { 'accept-encoding': 'gzip', range: 'bytes=0-9' }],
  ['a picture', '/images/a.avif', { 'accept-encoding': 'gzip, br' }],
])('%s: sent as it is', async (_, address, headers) => {
  const response = await getRaw(address, headers);
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.headers['content-length']).toBe(String(response.body.length));
});

test('a page not changed since is not sent again', async () => {
  const accepted = { 'accept-encoding': 'br' };
  const { headers } = await getRaw('/long', accepted);
  const again = await getRaw('/long', { ...accepted, 'if-none-match': headers.etag ?? '' });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test.each([
  ['/', null],
  ['/services', 'same-origin'],
  ['/services/', 'same-origin'],
  ['/images/a.avif', 'cross-origin'],
  ['/nulle-part', null],
])('%s is served here as _headers tells hosts', async (address, sharing) => {
  const { headers } = await fetch(site.url + address);
  expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe(sharing);
  expect(headers.get('Cache-Control')).toBe('no-cache');
  expect(headers.get('Strict-Transport-Security')).toBeNull();
});

test('a folder that is empty, as while the site is built again, does not stop the server', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'site-'));
  const built = await serve({ directory: empty, port: 0 });
  expect((await fetch(built.url)).status).toBe(404);
  expect((await fetch(built.url)).status).toBe(404);
  await built.close();
  rmSync(empty, { recursive: true });
});

test('a page built again is seen at once', async () => {
  const file = path.join(directory, 'again.html');
  writeFileSync(file, 'first');
  expect(await get('/again')).toEqual({ status: 200, text: 'first' });
  writeFileSync(file, 'second');
  expect(await get('/again')).toEqual({ status: 200, text: 'second' });
});

test('nothing outside the folder is served', async () => {
  for (const address of ['/..%2fpackage.json', '/%2e%2e/package.json', '/../package.json'])
    expect((await getRaw(address, {})).status).toBe(404);
});

test('a taken port is told, not waited for', async () => {
  const port = Number(new URL(site.url).port);
  await expect(serve({ directory, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
