/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodingFor } from './serve/compression.mjs';
import { serve } from './serve.mjs';

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

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)('a page is sent in %s when the browser knows it', async (encoding, decompress) => {
  const { headers, body } = await getRaw('/long', { 'accept-encoding': encoding });
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(decompress(body).toString()).toBe(longPage);
  expect(body.length).toBeLessThan(longPage.length / 10);

  const missing = await getRaw('/nowhere', { 'accept-encoding': encoding });
  expect(missing.status).toBe(404);
  expect(decompress(missing.body).toString()).toBe('not found');
});

test('a page goes in brotli as the build left it, to a browser that knows it', async () => {
  writeFileSync(path.join(directory, 'packed.html'), 'as it is');
  writeFileSync(path.join(directory, 'packed.html.br'), brotliCompressSync('as it was packed'));
  const { status, headers, body } = await getRaw('/packed', { 'accept-encoding': 'gzip, br' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(body).toString()).toBe('as it was packed');
  // Whatever its kind: what was packed is never sent as what it is not.
  writeFileSync(path.join(directory, 'packed.bin'), 'as it is');
  writeFileSync(path.join(directory, 'packed.bin.br'), brotliCompressSync('as it was packed'));
  const other = await getRaw('/packed.bin', { 'accept-encoding': 'br' });
  expect(other.headers['content-encoding']).toBe('br');
  const unpacked = await getRaw('/packed', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(unpacked.body).toString()).toBe('as it is');
});

test.each([
  ['a browser that asks for nothing', '/long', {}],
  ['a part of a file', '/long', { 'accept-encoding': 'gzip', range: 'bytes=0-9' }],
  ['a picture', '/images/a.avif', { 'accept-encoding': 'gzip, br' }],
])('%s: sent as it is', async (_, address, headers) => {
  const response = await getRaw(address, headers);
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.headers['content-length']).toBe(String(response.body.length));
});

test('a page not changed since is not sent again', async () => {
  const accepted = { 'accept-encoding': 'gzip' };
  const { headers } = await getRaw('/long', accepted);
  const again = await getRaw('/long', { ...accepted, 'if-none-match': headers.etag ?? '' });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['deflate', null],
  [undefined, null],
])('« %s » is answered in %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('nothing outside the folder is served', async () => {
  expect((await get('/..%2fpackage.json')).status).toBe(400);
});

test('a taken port is told, not waited for', async () => {
  const port = Number(new URL(site.url).port);
  await expect(serve({ directory, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
