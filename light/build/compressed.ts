import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypes } from '../../scripts/hosts/headers';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this size (bytes) a compressed copy saves less than its headers cost. */
const smallest = 512;

const extensions = Object.keys({ ...contentTypes.utf8, ...contentTypes.compressed });

const isText = (file: string) => extensions.includes(path.extname(file).slice(1));

// Workers have no copies: when somebody replaces sw.js by sw-off.js, a host would still send an old sw.js.br
// (docs/decisions/0004-offline.md).
const isWorker = (file: string) => /^sw(-off)?\.js$/.test(file);

/**
 * Writes a brotli and a gzip copy (RFC 7932, RFC 1952) beside each text of a folder: `index.html.br`, `index.html.gz`.
 * Hosts that support such copies do not compress at each request, and send a tenth less in brotli.
 */
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
