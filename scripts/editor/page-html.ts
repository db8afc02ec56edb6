import type { Repository } from './config';

/** For its API, its service status and its avatars. */
const services: Record<Repository['host'], string> = {
  github:
    'https://api.github.com https://www.githubstatus.com https://avatars.githubusercontent.com',
  gitlab: 'https://gitlab.com https://status-api.hostedstatus.com https://secure.gravatar.com',
};

/** CSP Level 3. Sveltia CMS sets styles in attributes, and decodes pictures in WebAssembly. */
const policyOf = (host: Repository['host']) =>
  [
    `default-src 'none'`,
    `script-src 'self' 'wasm-unsafe-eval'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${services[host]}`,
    `font-src 'self'`,
    `connect-src 'self' data: blob: ${services[host]}`,
    `worker-src 'self' blob:`,
    `manifest-src 'self' blob: data:`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');

/** Returns the page of the editor. */
export const pageOf = (host: Repository['host']) => `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policyOf(host)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Le contenu du site</title>
    <script type="module" src="/admin/page.js"></script>
  </head>
  <body>
    <noscript>Pour changer le contenu, il faut que JavaScript soit permis.</noscript>
  </body>
</html>
`;
