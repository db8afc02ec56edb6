import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLeftover } from '../../content/fields/leftovers';
import { readFile, writeFile } from '../editor/file-format';
import type { Files } from './answers';

/** Reads the YAML files below a folder. */
export const filesIn = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.yaml') && !isLeftover(file))
      .map((file) => [file, readFile(readFileSync(path.join(folder, file), 'utf8'))]),
  );

/** Writes YAML files below a folder, as the editor does. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, value] of Object.entries(files)) {
    const address = path.join(folder, file);
    mkdirSync(path.dirname(address), { recursive: true });
    writeFileSync(address, writeFile(value));
  }
}
