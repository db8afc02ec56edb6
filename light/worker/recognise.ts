import type { Release } from './release';

/** Hashes in the names of scripts, glyphs and logos. */
const digestInName = /^\/(?:_islands|images)\/.+-(\w{5})\.\w+$/;

export const photo = /\.(?:avif|webp|jpe?g|png)$/;

/** Returns the same digest as `contentHash` at build time. */
export async function digestOf(file: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', file));
  return [...hash.subarray(0, 3)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 5);
}

/** Returns true for a whole page with the scripts of the release; its words may be newer. */
export function isPageOf(html: string, path: string, { site, main }: Release): boolean {
  return (
    html.includes(`<link rel="canonical" href="${site}${path}">`) &&
    html.includes(main) &&
    html.trimEnd().endsWith('</html>')
  );
}

/** Browsers refuse these files with another content type. */
const typeOf = (path: string) => {
  if (path.endsWith('/')) return 'text/html';
  if (path.endsWith('.js')) return 'text/javascript';
  if (path.endsWith('.svg')) return 'image/svg+xml';
  return photo.test(path) ? 'image/' : '';
};

/** Compares the digest that `seal.ts` has put at the end. */
const isSealed = async (path: string, file: Blob) =>
  (await file.slice(-5).text()) ===
  (await digestOf(await new Blob([path, file.slice(0, -5)]).arrayBuffer()));

async function isBodyOf(path: string, copy: Response, release: Release): Promise<boolean> {
  if (path.endsWith('/')) return isPageOf(await copy.text(), path, release);
  if (photo.test(path)) return isSealed(path, await copy.blob());
  const digest = release.digests[path] ?? digestInName.exec(path)?.[1];
  return digest === (await digestOf(await copy.arrayBuffer()));
}

/** A host or a network may send something else with status 200. */
export async function isOfRelease(
  path: string,
  response: Response,
  release: Release,
): Promise<boolean> {
  const { status, type, redirected, headers } = response;
  const contentType = (headers.get('content-type') ?? '').replace('application/java', 'text/java');
  if (status !== 200 || type !== 'basic' || redirected) return false;
  if (!contentType.startsWith(typeOf(path))) return false;
  // Rejects if the body is truncated.
  return isBodyOf(path, response.clone(), release).catch(() => false);
}

/** Returns the paths of the plain addresses of this site. Excludes queries, which could contain a visitor's input. */
export function ownPaths(addresses: unknown, origin: string): string[] {
  return (Array.isArray(addresses) ? addresses : []).flatMap((address: unknown) => {
    try {
      const { href, pathname } = new URL(String(address), origin);
      // On its own, a path that begins with two slashes would name another host.
      return href === origin + pathname && !pathname.startsWith('//') ? pathname : [];
    } catch {
      return [];
    }
  });
}
