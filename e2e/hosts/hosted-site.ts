import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HostProcess } from './host-process';

/** Domain of the site in these tests. */
export const domain = 'clinique.test';

/** Files added to the site: some must not be sent, and some are of kinds that `out/` may lack. */
const planted = {
  'rendez-vous.ics': `BEGIN:VCALENDAR\r\n${'X-A:b\r\n'.repeat(100)}END:VCALENDAR\r\n`,
  'sw.js': 'self;',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
  '.well-known/security.txt': 'Contact: mailto:a@b.test',
  '.well-known/acme-challenge/jeton': 'jeton',
  '_islands/menu-0a1b2c3d.js': 'export {};'.repeat(100),
  'sans-page/a.txt': 'a',
  '../outside.txt': 'root:x:0:0',
};

/** Copies `out/`, and adds the planted files. */
export function plantSite(): { readonly root: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosted-'));
  // Apache runs as another user.
  chmodSync(folder, 0o755);
  const root = path.join(folder, 'site');
  // Keeps the files' times, since Apache gives a new file a weak ETag, which a compressed response does not match.
  cpSync('out', root, { recursive: true, preserveTimestamps: true });
  for (const [name, text] of Object.entries(planted)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return {
    root,
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly host?: string;
  readonly secure?: boolean;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests an address exactly as given. Does not follow redirects or decompress. */
export type Ask = (address: string, asked?: Asked) => Promise<Answer>;

/** Starts a server before the tests of a `describe`, and stops it after them. */
export function servedBy(start: () => Promise<HostProcess>): { ask: Ask; host: () => HostProcess } {
  let host: HostProcess;
  let agent: Agent;
  beforeAll(async () => {
    host = await start();
    agent = new Agent({ keepAlive: true, ca: host.certificate });
  });
  afterAll(async () => {
    agent.destroy();
    await host.close();
  });
  return { ask: (address, asked) => askAt(host, agent, address, asked), host: () => host };
}

function askAt(
  { httpPort, httpsPort }: HostProcess,
  agent: Agent,
  address: string,
  { method = 'GET', headers = {}, host = `www.${domain}`, secure = true }: Asked = {},
): Promise<Answer> {
  const to = { host: '127.0.0.1', path: address, method, headers: { host, ...headers } };
  return new Promise((resolve, reject) => {
    const request = secure
      ? requestHttps({ ...to, port: httpsPort, servername: host, agent })
      : requestHttp({ ...to, port: httpPort });
    request.once('error', reject).once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const { statusCode: status = 0, headers: sent } = response;
        resolve({ status, headers: sent, body: Buffer.concat(chunks) });
      });
    });
    request.end();
  });
}
