import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A rule of a `_headers` file. */
export interface HostRule {
  /** A path, which may end with a star. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the rules of a folder's `_headers`, as Netlify and Cloudflare Pages read them, or none without this file. */
export function hostRules(directory: string): HostRule[] {
  const file = path.join(directory, '_headers');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').replace(/^#.*\n/gm, '');
  return lines
    .trim()
    .split(/\n\n+/)
    .map((rule) => {
      const [address = '', ...headers] = rule.split('\n');
      return { address, headers: Object.fromEntries(headers.map(headerIn)) };
    });
}

function headerIn(line: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^\s*([^:]+):\s*(.*)$/.exec(line) ?? [];
  return [name, value];
}

// As Cloudflare Pages matches: `/a/*` does not match `/a`, which Netlify would match.
const matches = (address: string, pathname: string) =>
  address.endsWith('*') ? pathname.startsWith(address.slice(0, -1)) : address === pathname;

/**
 * Returns the headers that all matching rules set on a path. Two values of a header are joined with a comma, as hosts do.
 */
export function headersAt(rules: readonly HostRule[], pathname: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (!matches(rule.address, pathname)) continue;
    for (const [name, value] of Object.entries(rule.headers))
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}
