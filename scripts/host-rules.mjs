import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} HostRule
 * @property {string} address a path, which may end in a star
 * @property {Readonly<Record<string, string>>} headers of the responses there
 */

/**
 * What the `_headers` file of a site tells its host (Netlify, Cloudflare Pages).
 *
 * @param {string} directory the exported site; without the file, there are no rules
 * @returns {HostRule[]} in their order
 */
export function hostRules(directory) {
  const file = path.join(directory, '_headers');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').replace(/^#.*\n/gm, '');
  return lines
    .trim()
    .split(/\n\n+/)
    .map((rule) => {
      const [address = '', ...headers] = rule.split('\n');
      return {
        address,
        headers: Object.fromEntries(
          headers.map((line) => {
            const [, name = '', value = ''] = /^\s*([^:]+):\s*(.*)$/.exec(line) ?? [];
            return [name, value];
          }),
        ),
      };
    });
}

/**
 * The headers that a host sends with what is at a path, by all rules that match: as hosts do, two values of one header are
 * joined with a comma.
 *
 * @param {readonly HostRule[]} rules
 * @param {string} pathname of the request; a folder with its last slash or without
 * @returns {Record<string, string>}
 */
export function headersAt(rules, pathname) {
  /** @type {Record<string, string>} */
  const headers = {};
  for (const rule of rules) {
    if (!matches(rule.address, pathname)) continue;
    for (const [name, value] of Object.entries(rule.headers))
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/**
 * @param {string} address
 * @param {string} pathname
 */
const matches = (address, pathname) =>
  address.endsWith('*') ? `${pathname}/`.startsWith(address.slice(0, -1)) : address === pathname;
