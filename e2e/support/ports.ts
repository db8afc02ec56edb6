import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';

/** Starts a server for this machine, and returns its port. Without one, takes any that is free. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Stops a server, whoever is connected to it. */
export async function close(server: Server & { closeAllConnections?: () => void }): Promise<void> {
  server.close();
  server.closeAllConnections?.();
  await once(server, 'close');
}

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
