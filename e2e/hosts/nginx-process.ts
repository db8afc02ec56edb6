import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../support/ports';
import { signCertificate } from '../support/signed-certificate';
import { command, startProcess, type HostProcess } from './host-process';

/** Returns the files of the two brotli modules, or none unless both exist. */
export function brotliModules(program: string): string[] {
  const [, folder = ''] = /--modules-path=(\S+)/.exec(command(program, ['-V'])) ?? [];
  const files = ['static', 'filter'].map((name) =>
    path.join(folder, `ngx_http_brotli_${name}_module.so`),
  );
  return files.every((file) => existsSync(file)) ? files : [];
}

/** Returns a configuration with which nginx only writes below `folder`. */
function wholeConfig(folder: string, brotli: readonly string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${brotli.map((module) => `load_module ${module};`).join('\n')}
daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/site.conf;
  ${brotli.length > 0 ? `include ${path.resolve('deploy/nginx-brotli.conf')};` : ''}
}`;
}

/**
 * Starts nginx as an ordinary process, with the configuration in `deploy/`, except its domain, folders and ports.
 *
 * @throws {Error} with nginx's message, if it refuses the configuration
 */
export async function startNginx(
  program: string,
  { domain, root, brotli }: { domain: string; root: string; brotli: readonly string[] },
): Promise<HostProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const { certificate } = signCertificate(folder, domain);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const config = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^ +listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
    .replaceAll('/etc/letsencrypt/live/exemple.ml', folder)
    .replaceAll('/var/www/site', root)
    .replaceAll('exemple.ml', domain);
  writeFileSync(path.join(folder, 'site.conf'), config);
  writeFileSync(path.join(folder, 'nginx.conf'), wholeConfig(folder, brotli));
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf')];
  command(program, ['-t', ...args]);
  const close = await startProcess(program, args, { folder, httpsPort });
  return { httpPort, httpsPort, certificate, close };
}
