import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { DEFAULT_PORT, choosePort, listeningHost, requestedPort } from './bootstrap/port.mjs';
import { UserError, runMain } from './bootstrap/user-error.mjs';
import { headersAt, hostRules } from './host-rules.mjs';

/** Where `next build` exports the site. */
const DIRECTORY = 'out';

/** What would outlive a visit to this machine, or hide a page built again. */
const LEFT_OUT = ['Cache-Control', 'Strict-Transport-Security'];

/**
 * Serves the exported site as a static host does: folders respond with their index.html, with or without the last
 * slash; what is not there gets 404 with 404.html, if there is one; all carry the headers of `_headers`; a text is sent in brotli, as the
 * build left it beside the file (`index.html.br`), to a browser that knows it.
 *
 * @param {{ directory: string, port: number, identity?: { certificate: string, key: string } }} options
 *   the folder to serve; the port, 0 for any free one; a certificate (PEM) to respond over HTTP/2 with, as hosts do
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} its address, and how to stop it
 * @throws {Error} the system's own, with its `code`, when the port cannot be used
 */
export async function serve({ directory, port, identity }) {
  const rules = hostRules(directory);
  /** @type {(response: import('node:http').ServerResponse, pathname: string) => void} */
  const setHeaders = (response, pathname) => {
    for (const [name, value] of Object.entries(headersAt(rules, pathname)))
      if (!LEFT_OUT.includes(name)) response.setHeader(name, value);
  };
  const server = listenerOf(
    sirv(directory, {
      // Files are read at each request, and the browser asks each time: a page built again is seen at once.
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
    }),
    identity,
  );
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, listeningHost(), () => resolve(undefined));
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `${identity ? 'https' : 'http'}://localhost:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/**
 * @param {import('node:http').RequestListener} respond
 * @param {{ certificate: string, key: string } | undefined} identity
 */
function listenerOf(respond, identity) {
  if (!identity) return createServer(respond);
  const { certificate: cert, key } = identity;
  // The requests of HTTP/2 that are read here have the form of HTTP/1's.
  return createSecureServer({ cert, key, allowHTTP1: true }, /** @type {any} */ (respond));
}

/** Serves `out/`, on PORT or 3000, until told to stop: what the end-to-end tests are run against. */
async function main() {
  if (!existsSync(DIRECTORY)) {
    throw new UserError(
      `Le dossier ${DIRECTORY}/ n’existe pas encore : lancez d’abord « npm run build ».`,
    );
  }
  const port = await choosePort(requestedPort(process.env.PORT) ?? DEFAULT_PORT);
  const { url, close } = await serve({ directory: DIRECTORY, port });
  console.log(url);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runMain(main);
