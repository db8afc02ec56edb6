import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A path, which may end with a star, and headers by their names in lower case. */
export type HostRule = [address: string, headers: Record<string, string>];

/** Returns the rules of a folder's `_headers`, or none without this file. */
export function hostRules(directory: string): HostRule[] {
  const file = path.join(directory, '_headers');
  if (!existsSync(file)) return [];
  const rules = readFileSync(file, 'utf8').matchAll(/^(\/.*)\n((?: .*\n)+)/gm);
  return [...rules].map(([, address = '', lines = '']) => {
    const headers = [...lines.matchAll(/ {2}(.+?): (.+)/g)];
    return [
      address,
      Object.fromEntries(headers.map(([, name = '', value = '']) => [name.toLowerCase(), value])),
    ];
  });
}

// As Cloudflare Pages matches: `/a/*` does not match `/a`, which Netlify would match.
const matches = (address: string, pathname: string) =>
  address.endsWith('*') ? pathname.startsWith(address.slice(0, -1)) : address === pathname;

/** Returns the headers that rules set on a path. Two values of one header are joined with a comma, as hosts do. */
export function headersAt(rules: HostRule[], pathname: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [address, set] of rules)
    for (const [name, value] of Object.entries(matches(address, pathname) ? set : {}))
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  return headers;
}
