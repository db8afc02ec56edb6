import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

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
