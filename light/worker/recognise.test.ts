import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { newFolder, put } from '../../e2e/support/folders';
import { contentHash } from '../../scripts/assets/content-hash';
import { isOfRelease, ownPaths } from './recognise';
import type { Release } from './release';
import { sealPhotographs } from './seal';

const release: Release = {
  version: '',
  site: '',
  main: '',
  pages: [],
  files: [],
  digests: {},
  offlinePage: '',
  alternatives: {},
};

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', svg: 'image/svg+xml' };
const formats = ['avif', 'webp', 'jpg'] as const;

/** Returns whether the worker caches these bytes at that address. */
function isKept(address: string, body: string | Uint8Array<ArrayBuffer>): Promise<boolean> {
  const type = types[address.split('.').at(-1) as keyof typeof types];
  const response = new Response(body, { headers: { 'Content-Type': type } });
  Object.defineProperty(response, 'type', { value: 'basic' });
  return isOfRelease(address, response, release);
}

const picture = (format: (typeof formats)[number], background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .toFormat(format === 'jpg' ? 'jpeg' : format)
    .toBuffer();

describe.each(formats)('a photograph in %s', (format) => {
  const address = `/images/medecins/awa-abcde.160.${format}`;
  const other = `/images/medecins/issa-abcde.160.${format}`;
  let ours: Uint8Array<ArrayBuffer>;

  beforeAll(async () => {
    const directory = newFolder();
    put(path.join(directory, address), await picture(format, 'teal'));
    sealPhotographs(directory);
    ours = new Uint8Array(readFileSync(path.join(directory, address)));
  });

  test('is kept, and still decodes', async () => {
    expect(await isKept(address, ours)).toBe(true);
    const { data, info } = await sharp(ours, { failOn: 'warning' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, data.length]).toEqual([64, 48, 64 * 48 * 3]);
  });

  test('is not cached if it is a portal’s, another of ours, changed or truncated', async () => {
    const changed = ours.with(40, (ours[40] ?? 0) ^ 1);
    const theirs = new Uint8Array(await picture(format, 'orange'));
    expect(await isKept(address, theirs)).toBe(false);
    expect(await isKept(other, ours)).toBe(false);
    expect(await isKept(address, changed)).toBe(false);
    expect(await isKept(address, ours.subarray(0, -1))).toBe(false);
    expect(await isKept(address, '')).toBe(false);
  });
});

test('a logo is kept by the digest in its name, a portal’s drawing is not', async () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 120"/>';
  const address = `/images/assureurs/edm-${contentHash(logo)}.svg`;
  expect(await isKept(address, logo)).toBe(true);
  expect(await isKept(address, '<svg xmlns="http://www.w3.org/2000/svg"></svg>')).toBe(false);
});

test('a message of a page leads the worker to no other host, and to no query', () => {
  const addresses = [
    '/\\localhost/about/',
    '/\t/localhost/about/',
    '/\n/localhost/about/',
    ' //localhost/about/',
    '/.//localhost/about/',
    'http://localhost/about/',
    'http://awa@localhost:3000/about/',
    '//[',
    '/about/?nom=Awa',
    '/about/#Awa',
    '/conseils/../horaire/',
    7,
    null,
  ];
  const paths = ownPaths(addresses, 'http://localhost:3000');
  expect(paths.filter((each) => each.includes('about'))).toEqual([]);
  expect(paths).toContain('/horaire/');
  expect(ownPaths('/about/', 'http://localhost:3000')).toEqual([]);
});
