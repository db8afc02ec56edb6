import { rmSync } from 'node:fs';
import path from 'node:path';

/** Removes pages without content. */
export function removeEmptyPages(directory: string, addresses: readonly string[]): void {
  for (const address of addresses)
    rmSync(path.join(directory, address), { recursive: true, force: true });
}
