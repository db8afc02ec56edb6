/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../serve.mjs';
import { writeHostFiles } from '../export/hosts';

let directory = '';
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'headed-'));
  for (const folder of ['services/orl', 'previews'])
    mkdirSync(path.join(directory, folder), { recursive: true });
  for (const page of ['index.html', '404.html', 'services/index.html', 'services/orl/index.html'])
    writeFileSync(path.join(directory, page), page);
  writeFileSync(path.join(directory, 'previews/a.jpg'), '');
  writeHostFiles(directory);
  site = await serve({ directory, port: 0 });
});

afterAll(async () => {
  await site.close();
  rmSync(directory, { recursive: true });
});

test.each([
  ['/', 'same-origin'],
  ['/services', 'same-origin'],
  ['/services/orl/', 'same-origin'],
  ['/previews/a.jpg', 'cross-origin'],
  ['/nulle-part', null],
])('%s is served here as hosts are told to', async (address, sharing) => {
  const { headers } = await fetch(site.url + address);
  expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe(sharing);
  expect(headers.get('Cache-Control')).toBe('no-cache');
  expect(headers.get('Strict-Transport-Security')).toBeNull();
});
