import { createHash } from 'node:crypto';

/** Returns five hex digits of a hash, for file names. Each further digit adds 50 bytes to the home page. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 5);
}
