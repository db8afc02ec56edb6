import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypes } from '../../scripts/hosts/headers';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** In bytes; a smaller copy saves less than its headers cost. */
const smallest = 512;

const extensions = Object.keys({ ...contentTypes.utf8, ...contentTypes.compressed });

const isText = (file: string) => extensions.includes(path.extname(file).slice(1));

// When sw-off.js replaces sw.js, a host would still send an old sw.js.br (docs/decisions/0004-offline.md).
const isWorker = (file: string) => /^sw(-off)?\.js$/.test(file);

/** Writes a brotli and a gzip copy (RFC 7932, RFC 1952) beside each text. */
export async function writeCompressed(directory: string): Promise<void> {
  const files = readdirSync(directory, { encoding: 'utf8', recursive: true });
  const packOne = async (file: string) => {
    const text = readFileSync(path.join(directory, file));
    if (text.length < smallest) return;
    writeFileSync(path.join(directory, `${file}.br`), await brotli(text));
    const level = constants.Z_BEST_COMPRESSION;
    writeFileSync(path.join(directory, `${file}.gz`), await gzipped(text, { level }));
  };
  await Promise.all(files.filter((file) => isText(file) && !isWorker(file)).map(packOne));
}
