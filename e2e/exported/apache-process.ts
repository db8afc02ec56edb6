import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../ports';
import { signCertificate } from '../signed-certificate';
import { command, startProcess, type HostProcess } from './host-process';

/** Modules that Apache needs to start, or that the test needs. */
const needed = ['mpm_event', 'unixd', 'authz_core', 'socache_shmcb', 'ssl'];

/** Modules that a shared host has on, those that `.htaccess` should do without included. */
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

/** Where Debian and Fedora keep the modules. */
const moduleFolders = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules'];

const moduleFolder = () => moduleFolders.find((folder) => existsSync(folder)) ?? '';

/**
 * A host's own settings at their least helpful: it lists folders, guesses names, knows no type of file, sets lifetimes,
 * and leaves all the rest to the `.htaccess` of the site.
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
 * Starts the real Apache, as an ordinary process, as a shared host would run it: all that is said of the site is said by its own
 * `.htaccess`.
 *
 * @throws {Error} with Apache's own words, when it refuses the configuration
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
