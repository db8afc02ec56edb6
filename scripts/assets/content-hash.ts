import { createHash } from 'node:crypto';

/**
 * The part of the name of a file that hosts and phones keep for good: six digits of its content, or of what it is
 * made of. Another content has another name, but once in 16 million; each digit more is 60 bytes of the home page.
 */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 6);
}
