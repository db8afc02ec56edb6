import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { close, listen } from '../../scripts/serve/listen';

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  return port;
}

/** Returns whether a server on this machine accepts connections on a port. */
export async function portAnswers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
