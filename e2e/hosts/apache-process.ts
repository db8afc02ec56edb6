import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../support/ports';
import { signCertificate } from '../support/signed-certificate';
import { command, startProcess, type HostProcess } from './host-process';

/** Modules that Apache or the test needs. */
const needed = ['mpm_event', 'unixd', 'authz_core', 'socache_shmcb', 'ssl'];

/** Modules that shared hosts usually have, including some that `.htaccess` must not depend on. */
export const usualModules = [
  'alias',
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

/** On Debian and Fedora. */
const moduleFolders = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules'];

const moduleFolder = () => moduleFolders.find((folder) => existsSync(folder)) ?? '';

/**
 * Returns the worst plausible settings of a host, which lists folders, guesses file names, knows no file types, and
 * sets cache lifetimes.
 */
function hostConfig(folder: string, modules: readonly string[], root: string): string {
  const load = (name: string) =>
    `<IfModule !mod_${name}.c>\nLoadModule ${name}_module ${moduleFolder()}/mod_${name}.so\n</IfModule>`;
  const ifThere = (name: string, line: string) => (modules.includes(name) ? line : '');
  return `
${[...needed, ...modules].map(load).join('\n')}
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
${ifThere('mime', 'TypesConfig /dev/null')}
${ifThere('dir', 'DirectoryIndex index.php')}
${ifThere('expires', 'ExpiresActive On\nExpiresDefault "access plus 10 years"')}
${ifThere('deflate', ifThere('filter', 'AddOutputFilterByType DEFLATE text/html text/css'))}
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Options All MultiViews
  Require all granted
</Directory>`;
}

/**
 * Starts Apache as an ordinary process. Only `.htaccess` configures the site.
 *
 * @throws {Error} with Apache's message, if it refuses the configuration
 */
export async function startApache(
  program: string,
  { domain, root, modules }: { domain: string; root: string; modules: readonly string[] },
): Promise<HostProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'apache-'));
  chmodSync(folder, 0o755);
  const { certificate } = signCertificate(folder, domain);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const file = path.join(folder, 'apache.conf');
  const secure = `
Listen 127.0.0.1:${httpPort}
Listen 127.0.0.1:${httpsPort}
<VirtualHost 127.0.0.1:${httpsPort}>
  SSLEngine on
  SSLCertificateFile ${folder}/fullchain.pem
  SSLCertificateKeyFile ${folder}/privkey.pem
</VirtualHost>
`;
  writeFileSync(file, hostConfig(folder, modules, root) + secure);
  command(program, ['-t', '-f', file]);
  const close = await startProcess(program, ['-D', 'FOREGROUND', '-f', file], {
    folder,
    httpsPort,
  });
  return { httpPort, httpsPort, certificate, close };
}
