/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployFiles, writeHostFiles } from './hosts';
import { commonHeaders, fileKinds, pageKind, type FileKind } from './hosts/headers';
import { headerRules } from './hosts/underscore-headers';

const rules = headerRules(['services', 'horaire']);
const every = fileKinds.flatMap((kind) => kind.paths);

/** The kind of a file, by its address. */
function kindOf(address: string): FileKind {
  const matches = (path: string) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;
  return fileKinds.find(({ paths }) => paths.some(matches)) ?? pageKind;
}

/** What a host sends for an address, by all rules that match: several values of one header are joined. */
function sent(address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    const matches = rule.path.endsWith('*')
      ? address.startsWith(rule.path.slice(0, -1))
      : address === rule.path;
    for (const [name, value] of matches ? Object.entries(rule.headers) : [])
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

test('deploy/ is what the table gives: `npx tsx scripts/export/hosts.ts` writes it anew', () => {
  expect(readdirSync('deploy').sort()).toEqual(Object.keys(deployFiles).sort());
  for (const [name, text] of Object.entries(deployFiles))
    expect(readFileSync(path.join('deploy', name), 'utf8')).toBe(text);
});

test('no address belongs to two kinds', () => {
  for (const address of every)
    expect(
      every.filter((path) =>
        path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address,
      ),
    ).toEqual([address]);
});

test.each([
  '/',
  '/services/',
  '/services/orl/',
  '/horaire/',
  ...every.map((path) => path.replace('*', 'a.b')),
])('_headers says one value of each header for %s', (address) => {
  const kind = kindOf(address);
  expect(sent(address)).toMatchObject({
    ...commonHeaders,
    'Cache-Control': kind.cache,
    'Cross-Origin-Resource-Policy': kind.shared ? 'cross-origin' : 'same-origin',
  });
});

test('_headers is written for the pages that there are, within what hosts accept', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  try {
    for (const folder of ['horaire', 'services/orl', 'images'])
      mkdirSync(path.join(site, folder), { recursive: true });
    for (const page of ['horaire', 'services', 'services/orl'])
      writeFileSync(path.join(site, page, 'index.html'), '');
    writeHostFiles(site);
    const lines = readFileSync(path.join(site, '_headers'), 'utf8').split('\n');
    const paths = lines.filter((line) => line.startsWith('/'));
    expect(paths).toEqual(headerRules(['horaire', 'services']).map((rule) => rule.path));
    // Cloudflare Pages: 100 rules, 2000 characters a line.
    expect(paths.length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  } finally {
    rmSync(site, { recursive: true });
  }
});

test('pages are short-lived, and a year without coming back is the least for encryption', () => {
  expect(Number(/max-age=(\d+)/.exec(pageKind.cache)?.[1])).toBeLessThanOrEqual(300);
  const strict = commonHeaders['Strict-Transport-Security'] ?? '';
  expect(Number(/max-age=(\d+)/.exec(strict)?.[1])).toBeGreaterThanOrEqual(31_536_000);
  expect(strict).toContain('includeSubDomains');
});
