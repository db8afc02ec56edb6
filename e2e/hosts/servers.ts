import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, portAnswers } from '../support/ports';
import { signCertificate } from '../support/signed-certificate';

/** Domain of the site in these tests. */
export const domain = 'clinique.test';

/** A real web server on this machine. */
export interface Server {
  httpPort: number;
  httpsPort: number;
  /** PEM file. */
  certificate: string;
  close: () => Promise<void>;
}

type Place = Pick<Server, 'httpPort' | 'httpsPort'> & { folder: string };

/** Starts a server as an ordinary process. Throws with what it writes, if it refuses its configuration. */
async function start(
  program: string,
  args: string[],
  configFor: (place: Place) => string,
): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-'));
  // Apache reads it as another user.
  chmodSync(folder, 0o755);
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
    rmSync(folder, { recursive: true });
  };
  return { httpPort, httpsPort, certificate: path.join(folder, 'fullchain.pem'), close };
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
