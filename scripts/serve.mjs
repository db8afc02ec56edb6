import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { pathToFileURL } from 'node:url';
import handler from 'serve-handler';
import { DEFAULT_PORT, choosePort, listeningHost, requestedPort } from './bootstrap/port.mjs';
import { UserError, runMain } from './bootstrap/user-error.mjs';
import { compressResponse } from './serve/compression.mjs';
import { ownHeaders } from './serve/own-headers.mjs';

/** Where `next build` exports the site. */
const DIRECTORY = 'out';

/**
 * Serves the exported site as a static host does: folders respond with their index.html, with or without the last
 * slash; what is not there gets 404 with 404.html; text is compressed.
 *
 * @param {{ directory: string, port: number, identity?: { certificate: string, key: string } }} options
 *   the folder to serve; the port, 0 for any free one; a certificate (PEM) to respond over HTTP/2 with, as hosts do
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} its address, and how to stop it
 * @throws {Error} the system's own, with its `code`, when the port cannot be used
 */
export async function serve({ directory, port, identity }) {
  const config = {
    public: directory,
    // No `trailingSlash`: its redirect would drop the query of `/services?id=…`.
    cleanUrls: true,
    directoryListing: false,
    etag: true,
    headers: [
      ...ownHeaders(directory),
      // The browser asks each time, so that a page built again is seen at once.
      { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    ],
  };
  /** @type {import('node:http').RequestListener} */
  const respond = (request, response) => {
    handler(request, response, config, {
      createReadStream: compressResponse(request, response),
    }).catch((error) => {
      console.error(error);
      response.destroy();
    });
  };
  const server = listenerOf(respond, identity);
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
