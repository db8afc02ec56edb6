import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import handler from 'serve-handler';
import { DEFAULT_PORT, choosePort, requestedPort } from './bootstrap/port.mjs';
import { UserError, runMain } from './bootstrap/user-error.mjs';
import { compressResponse } from './compression.mjs';
import { ownHeaders } from './hosts/own-headers.mjs';

/** Where `next build` exports the site. */
const DIRECTORY = 'out';

/**
 * Serves the exported site as a static host does: folders answer with their index.html, with or without the last
 * slash; what is not there answers 404 with 404.html; text is compressed.
 *
 * @param {{ directory: string, port: number }} options the folder to serve and the port, 0 for any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} where it answers, and how to stop it
 * @throws {Error} the system's own, with its `code`, when the port cannot be used
 */
export async function serve({ directory, port }) {
  const headers = ownHeaders(directory);
  const server = createServer((request, response) => {
    compressResponse(request, response);
    handler(request, response, {
      public: directory,
      // No `trailingSlash`: its redirect would drop the query of `/services?id=…`.
      cleanUrls: true,
      directoryListing: false,
      etag: true,
      headers: [
        ...headers,
        // The browser asks each time, so that a page built again is seen at once.
        { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
      ],
    }).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
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
