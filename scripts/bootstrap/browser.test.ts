/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browser-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Puts a program into the folder, which ends with the given exit code whatever it is asked. */
function install(name: string, exitCode: number): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(file, 0o755);
  return file;
}

const find = (chosen?: string) =>
  findBrowser({ NODE_ENV: 'test', PATH: folder, ...(chosen && { CHROMIUM_PATH: chosen }) });

test('no browser on PATH', () => {
  expect(find()).toBeUndefined();
});

test('a stub that does not start is passed over', () => {
  install('chromium-browser', 1);
  const chrome = install('google-chrome', 0);
  expect(find()).toBe(chrome);
});

test('CHROMIUM_PATH comes first', () => {
  install('chromium', 0);
  const chosen = install('my-browser', 0);
  expect(find(chosen)).toBe(chosen);
});

test('a CHROMIUM_PATH that is no browser is refused in one line', () => {
  install('chromium', 0);
  expect(() => find('/nowhere/chromium')).toThrow(/^CHROMIUM_PATH is « \/nowhere\/chromium », .+$/);
});
