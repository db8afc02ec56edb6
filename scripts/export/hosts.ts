/**
 * What hosts are told of the site, from the one table `scripts/export/hosts/headers.ts`. `npx tsx scripts/export/hosts.ts` writes
 * `deploy/` anew after that table has changed; `out/_headers` is written by each build.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { nginxBrotliConfig, nginxConfig } from './hosts/nginx';
import { headerRules, headersFile } from './hosts/underscore-headers';

// What whoever deploys replaces (docs/deploy.md).
const domain = 'exemple.ml';
const root = '/var/www/site';

/** Every file of `deploy/`, by name. */
export const deployFiles: Readonly<Record<string, string>> = {
  'nginx.conf': nginxConfig({
    domain,
    root,
    certificate: `/etc/letsencrypt/live/${domain}`,
    http: ['80', '[::]:80'],
    https: ['443', '[::]:443'],
  }),
  'nginx-brotli.conf': nginxBrotliConfig(),
};

/** Writes what hosts read of an exported site: `_headers`, for Netlify and Cloudflare Pages. */
export function writeHostFiles(directory: string): void {
  const folders = readdirSync(directory).filter((name) =>
    existsSync(join(directory, name, 'index.html')),
  );
  writeFileSync(join(directory, '_headers'), headersFile(headerRules(folders.sort())));
}

if (basename(process.argv[1] ?? '') === 'hosts.ts') {
  mkdirSync('deploy', { recursive: true });
  for (const [name, text] of Object.entries(deployFiles)) writeFileSync(join('deploy', name), text);
}
