/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from './serve.mjs';

let directory = '';
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(directory, 'services'));
  mkdirSync(path.join(directory, 'images'));
  writeFileSync(path.join(directory, 'index.html'), 'home');
  writeFileSync(path.join(directory, '404.html'), 'not found');
  writeFileSync(path.join(directory, 'services/index.html'), 'services');
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
  '%s answers at once, without a redirect that could drop the query',
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

test('nothing outside the folder is served', async () => {
  expect((await get('/..%2fpackage.json')).status).toBe(400);
});

test('a taken port is told, not waited for', async () => {
  const port = Number(new URL(site.url).port);
  await expect(serve({ directory, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
