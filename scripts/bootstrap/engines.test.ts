/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findEngines } from './engines.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Puts a program into the folder, which does nothing but what its text says. */
function install(name: string, text = 'exit 0'): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
  return file;
}

const find = (PATH = folder) => findEngines({ NODE_ENV: 'test', PATH });

test('none on PATH', () => {
  expect(find()).toEqual([]);
});

test('Debian’s long-term Firefox comes before the other', () => {
  install('firefox');
  const program = install('firefox-esr');
  expect(find()).toEqual([{ name: 'firefox', program }]);
});

test('a Firefox that does not start, or is a snap, is passed over', () => {
  install('firefox-esr', 'exit 1');
  install('firefox', 'exec /snap/bin/firefox "$@" || true');
  install('snap/bin/firefox');
  expect(find([folder, path.join(folder, 'snap/bin')].join(path.delimiter))).toEqual([]);
});

test('WebKitGTK needs a screen too', () => {
  const program = install('WebKitWebDriver');
  expect(find()).toEqual([]);
  install('Xvfb');
  expect(find()).toEqual([{ name: 'webkitgtk', program }]);
});
