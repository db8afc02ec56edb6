/** Renders the nginx configuration of `deploy/`. */
import {
  contentTypes,
  errorCache,
  commonHeaders,
  fileKinds,
  headersOf,
  pageKind,
  strictTransport,
  textTypes,
  utf8Types,
} from './headers';

/** Where a site is served from. */
export interface NginxPlace {
  /** The domain, without `www.`, which the site itself has. */
  readonly domain: string;
  /** The folder of the site. */
  readonly root: string;
  /** The folder of `fullchain.pem` and `privkey.pem`. */
  readonly certificate: string;
  /** What to listen on: « 443 », « [::]:443 ». */
  readonly http: readonly string[];
  readonly https: readonly string[];
}

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');
const quoted = (text = '') => `"${text.replaceAll('"', '\\"')}"`;
// nginx takes HTML for granted in its lists of types, and complains when it is named.
const listed = (types: readonly string[]) =>
  types.filter((type) => type !== contentTypes.html).join(' ');

/** A `map` from an address (after `before`) to the header that its kind adds; `first` lines come before. */
function lookUp(header: string, before = '', first: readonly string[] = []): string {
  const usual = headersOf(pageKind)[header];
  const lines = fileKinds.flatMap((kind) => {
    const value = headersOf(kind)[header];
    if (value === usual) return [];
    const patterns = kind.paths.map((path) => {
      const begin = `~^${before}${path.replaceAll('.', String.raw`\.`)}`;
      return path.endsWith('*') ? begin.slice(0, -1) : `${begin}$`;
    });
    return [
      `# ${kind.about}`,
      ...patterns.map((pattern) => `${quoted(pattern)} ${quoted(value)};`),
    ];
  });
  return indented([...first, ...lines, `default ${quoted(usual)};`]);
}

function encrypted({ https, certificate }: NginxPlace): string {
  return indented([
    ...https.map((place) => `listen ${place} ssl http2;`),
    `ssl_certificate ${certificate}/fullchain.pem;`,
    `ssl_certificate_key ${certificate}/privkey.pem;`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:site:2m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
    'server_tokens off;',
  ]);
}

function redirects(place: NginxPlace): string {
  const { domain, http } = place;
  // By name, not `$host`: that would send visitors wherever a request says.
  const plain = [domain, `www.${domain}`].map(
    (name) => `server {
${indented(http.map((address) => `listen ${address};`))}
    server_name ${name};
    server_tokens off;
    return 301 https://${name}$request_uri;
}`,
  );
  return `${plain.join('\n\n')}

server {
    server_name ${domain};
${encrypted(place)}
    add_header Strict-Transport-Security ${quoted(strictTransport)} always;
    return 301 https://www.${domain}$request_uri;
}`;
}

function responses(): string {
  const headers = Object.entries(commonHeaders).map(([name, value]) => [name, quoted(value)]);
  const looked = [
    ['Cache-Control', '$site_cache'],
    ['Cross-Origin-Resource-Policy', '$site_sharing'],
  ];
  return `    types {
${indented(Object.entries(contentTypes).map(([end, type]) => `    ${type} ${end};`))}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${listed(utf8Types)};

${indented([...headers, ...looked].map(([name, value]) => `add_header ${name} ${value} always;`))}

    # Robots that draw previews of links read gzip, and nothing newer.
    gzip on;
    gzip_comp_level 6;
    gzip_min_length 512;
    gzip_proxied any;
    gzip_vary on;
    gzip_types ${listed(textTypes)};`;
}

/**
 * An nginx configuration of the site, for the `http` block (nginx 1.18 and newer). One `add_header` in a location would
 * silence all those of the server: what differs by file is looked up in a `map` instead.
 */
export function nginxConfig(place: NginxPlace): string {
  return `# Made by \`npx tsx scripts/export/hosts.ts\` from scripts/export/hosts/headers.ts: change that, not this.
# For the http block: a file of /etc/nginx/conf.d/. docs/deploy.md says how.

map "$status $uri" $site_cache {
${lookUp('Cache-Control', String.raw`\d+ `, ['# An error is not kept in the place of the file.', `"~^[45]" "${errorCache}";`])}
}

map $uri $site_sharing {
${lookUp('Cross-Origin-Resource-Policy')}
}

${redirects(place)}

server {
    server_name www.${place.domain};
${encrypted(place)}
    root ${place.root};

${responses()}

    # With or without its last slash a page responds at once: a redirect costs a slow line half a second.
    location / {
        try_files $uri \${uri}index.html $uri/index.html =404;
    }
    error_page 404 /404.html;
    location = /404.html { internal; }

    # Hidden files, what is written for other hosts, and what has no type of its own.
    location ~ ^/_headers$|\\.br$|/\\.(?!well-known/) { return 404; }
}
`;
}

/** The part that needs the brotli modules, in a file of its own: nginx does not start on a word that it does not know. */
export function nginxBrotliConfig(): string {
  return `# Made by \`npx tsx scripts/export/hosts.ts\`. For the http block of an nginx with both brotli modules; without them, leave this file out.
# The build has compressed all it can (page.html.br); what it cannot, and errors, are compressed as they are sent.
brotli_static on;
brotli on;
brotli_comp_level 5;
brotli_min_length 512;
brotli_types ${listed(textTypes)};
`;
}
