import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '../../scripts/assets/content-hash';
import { photo } from './recognise';

/** Decoders skip this box (ISO/IEC 14496-12 § 8.1.2), and all that follows the end of a JPEG or a WebP. */
const freeBox = Buffer.from('\0\0\0\x0dfree');

/**
 * Ends each photograph with the digest of its address and its bytes, by which the worker recognises it. A list of
 * digests would cost each visitor 2 KB; digests in names would add 1 KB to the home page. Call it once.
 */
export function sealPhotographs(directory: string): void {
  const files = readdirSync(path.join(directory, 'images'), { encoding: 'utf8', recursive: true });
  for (const file of files.filter((name) => photo.test(name))) {
    const address = `/images/${file.replaceAll(path.sep, '/')}`;
    const made = readFileSync(path.join(directory, address));
    const body = file.endsWith('.avif') ? Buffer.concat([made, freeBox]) : made;
    const seal = Buffer.from(contentHash(address, body));
    writeFileSync(path.join(directory, address), Buffer.concat([body, seal]));
  }
}
