import { createServer } from 'node:net';
import { UserError } from './user-error.mjs';

/** Where the site is served unless PORT says otherwise. */
export const DEFAULT_PORT = 3000;

/** Who can reach the site: this machine alone, unless HOST says otherwise (`0.0.0.0`: everybody on its network). */
export const listeningHost = () => process.env.HOST || '127.0.0.1';

/**
 * The port that a person asked for.
 *
 * @param {string | undefined} text the variable PORT
 * @returns {number | undefined} undefined when none was asked for
 * @throws {UserError} when it is no port number
 */
export function requestedPort(text) {
  if (text === undefined || text === '') return undefined;
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  if (port >= 1 && port <= 65_535) return port;
  throw new UserError(
    `PORT vaut « ${text} », qui n’est pas un numéro de port : choisissez un nombre de 1 à 65535.`,
  );
}

/**
 * Where the site will be served: on the port asked for, or else on the first free one from 3000 on.
 *
 * @param {number | undefined} requested the port asked for
 * @returns {Promise<number>} a port that is free now
 * @throws {UserError} when the port asked for cannot be used, or no port is free
 */
export async function choosePort(requested) {
  if (requested !== undefined) {
    const problem = await problemWith(requested);
    if (problem === undefined) return requested;
    throw new UserError(`${problem} : choisissez-en un autre, par exemple PORT=8080 npm start.`);
  }
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + 100; port += 1) {
    if ((await problemWith(port)) === undefined) return port;
  }
  throw new UserError(
    'Aucun port libre de 3000 à 3099 : indiquez-en un, par exemple PORT=8080 npm start.',
  );
}

/**
 * @param {number} port to listen on
 * @returns {Promise<string | undefined>} why it cannot be used, in words; undefined when it can
 */
function problemWith(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'est déjà pris' : `ne peut pas servir (${error.code})`;
      resolve(`Le port ${port} ${reason}`);
    });
    server.listen(port, listeningHost(), () => server.close(() => resolve(undefined)));
  });
}
