import { once } from 'node:events';
import { connect } from 'node:net';

/** Whether a server of this machine takes connections on a port now. */
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
