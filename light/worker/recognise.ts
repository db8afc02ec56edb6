/** Hashes in the names of scripts, styles, glyphs and logos. */
const digestInName = /^\/(?:_islands|images)\/.+-(\w{5})\.(?:css|js|svg)$/;

export const photo = /\.(?:avif|webp|jpe?g|png)$/;

const bytes = /\.(?:avif|webp|jpe?g|png|woff2)$/;

/** Matches the digest that ends a page. */
const seal = /<!--(\w{16})-->$/;

const built = / data-built="([^"]*)"/;

/** Returns when a page was built (UTC), or an empty string. */
export const builtAt = (html: string) => built.exec(html)?.[1] ?? '';

/** Returns SHA-256 in hex digits, as `digestOf` at build time. */
export async function digestOf(...parts: BlobPart[]): Promise<string> {
  const bytes = await new Blob(parts).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a page that ends with a digest of its address and of all before. */
export const sealed = async (path: string, html: string) =>
  `${html}<!--${(await digestOf(path, html)).slice(0, 16)}-->`;

/** Returns a page without what differs when the same words are built again. */
export const wordsOf = (html: string) => html.replace(built, '').replace(seal, '');

/** Browsers refuse most files with another content type; a host sends those that it does not know as bytes. */
export function hasItsType(path: string, { headers }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  const [, extension = 'html'] = /\.(\w+)$/.exec(path) ?? [];
  const name = extension.replace('jpg', 'jpeg').replace(/^js$/, 'javascript');
  return type.includes(name) || (bytes.test(path) && !/^(image|text)/.test(type));
}

async function isWhole(path: string, html: string, words: string): Promise<boolean> {
  const [end = '', digest = '-'] = seal.exec(html) ?? [];
  const isSealed = (await digestOf(path, html.slice(0, -end.length))).startsWith(digest);
  return isSealed && (await digestOf(wordsOf(html))).startsWith(words);
}

/**
 * Returns whether a response is this site's own and whole, whatever a host or a network sends with status 200. A page
 * must have the words whose digest is `words`, if any. A photograph, which has no digest, is never recognised.
 */
export async function isOurs(
  path: string,
  response: Response,
  digests: Record<string, string>,
  words = '',
): Promise<boolean> {
  const { status, type, redirected } = response;
  if (status !== 200 || type !== 'basic' || redirected || !hasItsType(path, response)) return false;
  try {
    const copy = response.clone();
    if (path.endsWith('/')) return await isWhole(path, await copy.text(), words);
    const digest = digests[path] ?? digestInName.exec(path)?.[1] ?? '-';
    return (await digestOf(await copy.arrayBuffer())).startsWith(digest);
  } catch {
    // The body is cut.
    return false;
  }
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
