import { createHash } from 'node:crypto';

/**
 * What stands in the name of a file that hosts and phones keep for good: eight digits of its content, or of what it is
 * made of. Another content has another name.
 */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
