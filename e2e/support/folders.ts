import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** For Jest: makes a folder, which is deleted after the tests of the file. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  made.push(folder);
  return folder;
}

/** Writes a file, and makes the folders around it. */
export function put(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
