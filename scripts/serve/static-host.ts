import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import sirv from 'sirv';
import { headersAt, hostRules } from './host-rules';
import { close, listen } from './listen';

/** In bytes. Hosts begin with TLS records that fit into one segment, since browsers read only whole records. */
const recordSize = 1369;

/** Not sent, since browsers would still apply them after a test. */
const leftOut = ['cache-control', 'strict-transport-security'];

interface Options {
  directory: string;
  /** 0 is any free port. */
  port: number;
  /** PEM. With it, the server uses HTTP/2 over TLS, as real hosts do. */
  identity?: { certificate: string; key: string };
}

export interface StaticHost {
  /** Origin, such as `http://localhost:3000`. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves the exported site as a static host does, to this machine only: `index.html` for a folder, with or without its
 * last slash, `404.html` for a missing file, the headers of `_headers`, and the build's brotli files. Throws if the
 * port cannot be used.
 */
export async function serve({ directory, port, identity }: Options): Promise<StaticHost> {
  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const [name, value] of Object.entries(headersAt(hostRules(directory), pathname)))
      if (!leftOut.includes(name)) response.setHeader(name, value);
  };
  const respond = sirv(directory, {
    // Reads files at each request, since tests replace some.
    dev: true,
    etag: true,
    brotli: true,
    setHeaders,
    onNoMatch: (_, response) => {
      setHeaders(response, '/404.html');
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
      });
      const page = path.join(directory, '404.html');
      response.end(existsSync(page) ? readFileSync(page) : undefined);
    },
  });
  const server = identity
    ? createSecureServer(
        { cert: identity.certificate, key: identity.key, allowHTTP1: true },
        // The parts of a request that sirv reads are the same in HTTP/2.
        respond as unknown as Parameters<typeof createSecureServer>[1],
      )
    : createServer(respond);
  server.on('secureConnection', (socket: TLSSocket) => socket.setMaxSendFragment(recordSize));
  return {
    url: `${identity ? 'https' : 'http'}://localhost:${await listen(server, port)}`,
    close: () => close(server),
  };
}
