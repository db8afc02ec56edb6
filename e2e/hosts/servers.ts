import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import path from 'node:path';
import { newFolder, put } from '../support/folders';
import { freePort, portAnswers } from '../support/ports';
import { signCertificate } from '../support/signed-certificate';

/** Domain of the site in these tests. */
export const domain = 'clinique.test';

function makeFolder(): string {
  const folder = newFolder();
  // Apache reads it as another user.
  chmodSync(folder, 0o755);
  return folder;
}

/** Files added to the site. Only the certificate issuer's may be sent. */
const planted = ['.env', '.well-known/acme-challenge/jeton', 'sans-page/a.txt', '../outside.txt'];

/** Copies `out/` for the tests of a file, and adds the planted files. Returns the folder of the copy. */
export function copySite(): string {
  const root = path.join(makeFolder(), 'site');
  // Keeps the files' times, since Apache gives a new file a weak ETag, which a compressed response does not match.
  cpSync('out', root, { recursive: true, preserveTimestamps: true });
  for (const name of planted) put(path.join(root, name), 'secret');
  return root;
}

/** A real web server on this machine. */
interface Server {
  httpPort: number;
  httpsPort: number;
  close: () => Promise<void>;
}

type Place = Pick<Server, 'httpPort' | 'httpsPort'> & { folder: string };

/** Starts a server as an ordinary process. Throws with what it writes, if it refuses its configuration. */
async function start(
  program: string,
  args: string[],
  configFor: (place: Place) => string,
): Promise<Server> {
  const folder = makeFolder();
  signCertificate(folder, domain);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const config = path.join(folder, 'server.conf');
  writeFileSync(config, configFor({ folder, httpPort, httpsPort }));
  const server = spawn(program, [...args, config], { stdio: ['ignore', 'ignore', 'pipe'] });
  const written: string[] = [];
  server.stderr.on('data', (text: Buffer) => written.push(text.toString()));
  const ended = once(server, 'exit');
  while (!(await portAnswers(httpsPort))) {
    if (server.exitCode !== null) throw new Error(`${program}: ${written.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const close = async () => {
    server.kill();
    await ended;
  };
  return { httpPort, httpsPort, close };
}

/** The brotli modules of nginx, on Debian. */
export const brotliModules = ['static', 'filter']
  .map((name) => `/usr/lib/nginx/modules/ngx_http_brotli_${name}_module.so`)
  .filter((file) => existsSync(file));

/** Starts nginx with the configuration of the build, except its domain, folders and ports. */
export function startNginx(program: string, root: string, modules: string[]): Promise<Server> {
  const siteConfig = ({ folder, httpPort, httpsPort }: Place) =>
    readFileSync('out/.nginx.conf', 'utf8')
      .replace(/^ +listen \[::\].*\n/gm, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${httpPort};`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
      .replaceAll('/etc/letsencrypt/live/exemple.ml', folder)
      .replaceAll('/var/www/site', root)
      .replaceAll('exemple.ml', domain);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = (place: Place) => `
${modules.map((module) => `load_module ${module};`).join('\n')}
daemon off;
master_process off;
pid ${place.folder}/pid;
error_log ${place.folder}/error.log;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${place.folder}/${name};`).join('\n  ')}
  ${siteConfig(place)}
  ${modules.length > 0 ? `include ${path.resolve('deploy/nginx-brotli.conf')};` : ''}
}`;
  return start(program, ['-c'], config);
}

/** Modules of Apache that shared hosts usually have, including some that `.htaccess` must not depend on. */
export const usualModules = [
  'autoindex',
  'brotli',
  'deflate',
  'dir',
  'expires',
  'filter',
  'headers',
  'mime',
  'negotiation',
  'rewrite',
  'setenvif',
];

/**
 * Starts Apache, of which only `.htaccess` configures the site. The rest is the worst plausible host: it lists folders,
 * guesses file names, knows no file types, and sets cache lifetimes.
 */
export function startApache(program: string, root: string, modules: string[]): Promise<Server> {
  // On Debian and Fedora.
  const folders = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules'];
  const modulesFolder = folders.find((folder) => existsSync(folder));
  const load = (name: string) => `<IfModule !mod_${name}.c>
  LoadModule ${name}_module ${modulesFolder}/mod_${name}.so
</IfModule>`;
  const config = ({ folder, httpPort, httpsPort }: Place) => `
${['mpm_event', 'unixd', 'authz_core', 'socache_shmcb', 'ssl', ...modules].map(load).join('\n')}
ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
Mutex default:${folder}
ServerName localhost
StartServers 1
# For whoever runs the tests as root, whom Apache does not serve as.
User nobody
Group "#65534"
<IfModule mod_mime.c>
  TypesConfig /dev/null
</IfModule>
<IfModule mod_dir.c>
  DirectoryIndex index.php
</IfModule>
<IfModule mod_expires.c>
  ExpiresActive On
  ExpiresDefault "access plus 10 years"
</IfModule>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css
</IfModule>
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Options All MultiViews
  Require all granted
</Directory>
Listen 127.0.0.1:${httpPort}
Listen 127.0.0.1:${httpsPort}
<VirtualHost 127.0.0.1:${httpsPort}>
  SSLEngine on
  SSLCertificateFile ${folder}/fullchain.pem
  SSLCertificateKeyFile ${folder}/privkey.pem
</VirtualHost>`;
  return start(program, ['-D', 'FOREGROUND', '-f'], config);
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests an address exactly as given. Does not follow redirects or decompress. */
export type Ask = (address: string, headers?: Record<string, string>) => Promise<Answer>;

/** Starts a server before the tests of a `describe`, and stops it after them. */
export function servedBy(startServer: () => Promise<Server>): Ask {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());
  return async (address, headers) => {
    const [, scheme, host = '', asked = ''] = /^(https?):\/\/([^/]+)(.*)$/.exec(address) ?? [];
    const to = { host: '127.0.0.1', path: asked, headers: { ...headers, host } };
    const request =
      scheme === 'https'
        ? // The certificate is self-signed.
          requestHttps({ ...to, port: server.httpsPort, rejectUnauthorized: false })
        : requestHttp({ ...to, port: server.httpPort });
    const [response] = (await once(request.end(), 'response')) as [IncomingMessage];
    const body = Buffer.concat((await response.toArray()) as Buffer[]);
    return { status: response.statusCode, headers: response.headers, body };
  };
}
