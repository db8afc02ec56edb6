import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Below this size (bytes) a compressed copy saves less than its headers cost. */
const smallest = 512;

const isText = (file: string) =>
  /\.(html|css|js|txt|xml|ics|vcf|json|webmanifest|svg|ico)$/.test(file);

// Workers have no copy: when somebody replaces sw.js by sw-off.js, a host would still send an old sw.js.br
// (docs/decisions/0004-offline.md).
const isWorker = (file: string) => /^sw(-off)?\.js$/.test(file);

/**
 * Writes a brotli copy (RFC 7932) beside each text of a folder (`index.html.br`). Hosts that support such copies send a
 * tenth less than with compression at each request.
 */
export async function writeCompressed(directory: string): Promise<void> {
  const files = readdirSync(directory, { encoding: 'utf8', recursive: true });
  const packOne = async (file: string) => {
    const text = readFileSync(path.join(directory, file));
    if (text.length >= smallest)
      writeFileSync(path.join(directory, `${file}.br`), await compress(text));
  };
  await Promise.all(files.filter((file) => isText(file) && !isWorker(file)).map(packOne));
}
