import { createHash } from 'node:crypto';

/**
 * The part of the name of a file that hosts and phones keep for good: five digits of its content, or of what it is
 * made of. Another content has another name, but once in a million; each digit more is 50 bytes of the home page.
 */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 5);
}
