import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What would outlive a visit to this machine, or hide a page built again. */
const LEFT_OUT = ['Cache-Control', 'Strict-Transport-Security'];

/**
 * The headers that hosts are told to send with a site, so that it is tried under them here as well.
 *
 * @param {string} directory the exported site; without a `_headers` file, there are none
 * @returns {{ source: string, headers: { key: string, value: string }[] }[]} as serve-handler takes them
 */
export function ownHeaders(directory) {
  const file = path.join(directory, '_headers');
  if (!existsSync(file)) return [];
  const rules = readFileSync(file, 'utf8').trim().split(/\n\n/);
  return rules.map((rule) => {
    const [address = '', ...lines] = rule.split('\n');
    const headers = lines.map((line) => {
      const [, key = '', value = ''] = /^\s*([^:]+):\s*(.*)$/.exec(line) ?? [];
      return { key, value };
    });
    return {
      // The handler matches files: a folder's page is its index.html.
      source: address.replace(/\/$/, '/index.html').replace(/\*$/, '**'),
      headers: headers.filter(({ key }) => !LEFT_OUT.includes(key)),
    };
  });
}
