import { once } from 'node:events';
import { chmodSync, cpSync } from 'node:fs';
import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import path from 'node:path';
import { newFolder, put } from '../support/folders';
import type { Server } from './servers';

/** Files added to the site. Only the certificate issuer's may be sent. */
const planted = ['.env', '.well-known/acme-challenge/jeton', 'sans-page/a.txt', '../outside.txt'];

/** Copies `out/` for the tests of a file, and adds the planted files. Returns the folder of the copy. */
export function copySite(): string {
  const folder = newFolder();
  // Apache reads it as another user.
  chmodSync(folder, 0o755);
  const root = path.join(folder, 'site');
  // Keeps the files' times, since Apache gives a new file a weak ETag, which a compressed response does not match.
  cpSync('out', root, { recursive: true, preserveTimestamps: true });
  for (const name of planted) put(path.join(root, name), 'secret');
  return root;
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
