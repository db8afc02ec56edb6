import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';
import { nginxBrotliConfig, nginxConfig } from './nginx';
import { portAnswers } from './port-answers';
import { signCertificate } from './signed-certificate';

/** An nginx of this machine, serving a folder. */
export interface NginxProcess {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The certificate that it signed itself, PEM. */
  readonly certificate: string;
  readonly close: () => Promise<void>;
}

function command(program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`, { cause: error });
  return stdout + stderr;
}

/** The module that compresses with brotli, where this nginx has one to load; undefined elsewhere. */
export function brotliModule(program: string): string | undefined {
  const [, folder = ''] = /--modules-path=(\S+)/.exec(command(program, ['-V'])) ?? [];
  const file = path.join(folder, 'ngx_http_brotli_filter_module.so');
  return existsSync(file) ? file : undefined;
}

/** A configuration with everything that nginx writes below `folder`. */
function wholeConfig(folder: string, brotli: string | undefined): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${brotli === undefined ? '' : `load_module ${brotli};`}
daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/site.conf;
  ${brotli === undefined ? '' : `include ${folder}/brotli.conf;`}
}`;
}

/**
 * Starts the real nginx, as an ordinary process, with the configuration that `deploy/` holds, for another domain, folder
 * and pair of ports.
 *
 * @throws {Error} with nginx's own words, when it refuses the configuration
 */
export async function startNginx(
  program: string,
  { domain, root, brotli }: { domain: string; root: string; brotli: string | undefined },
): Promise<NginxProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const { certificate } = signCertificate(folder, domain);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const [http, https] = [[`127.0.0.1:${httpPort}`], [`127.0.0.1:${httpsPort}`]];
  const place = { domain, root, certificate: folder, http, https };
  writeFileSync(path.join(folder, 'site.conf'), nginxConfig(place));
  writeFileSync(path.join(folder, 'brotli.conf'), nginxBrotliConfig());
  writeFileSync(path.join(folder, 'nginx.conf'), wholeConfig(folder, brotli));
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf')];
  command(program, ['-t', ...args]);
  const server = spawn(program, args, { stdio: 'ignore' });
  const ended = once(server, 'exit');
  while (!(await portAnswers(httpsPort)) && server.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    httpPort,
    httpsPort,
    certificate,
    close: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
