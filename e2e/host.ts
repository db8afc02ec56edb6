import { linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { serve } from './static-host';

/** A host of its own for one test, which may publish again, go down or fall silent. */
export interface Host {
  /** Origin: `http://localhost:<port>`. */
  readonly url: string;
  /** What it serves: a view of `out/`, whose files are not to be written to, only replaced. */
  readonly directory: string;
  /** Puts another file in place of one, or a new one. */
  readonly replace: (file: string, content: string | Uint8Array) => void;
  readonly goDown: () => Promise<void>;
  /** Connections are taken, and never answered: a network that is there and carries nothing. */
  readonly fallSilent: () => Promise<void>;
  /** Every answer is an error of the host's (503). */
  readonly breakDown: () => Promise<void>;
}

/** Every file of a folder under another name, without copying a byte. */
function linkTree(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const link = path.join(to, path.relative(from, file));
    mkdirSync(path.dirname(link), { recursive: true });
    linkSync(file, link);
  }
}

/** Listens on a port and passes each connection to `answer`. */
async function takeConnections(
  port: number,
  answer: (socket: Socket) => void,
): Promise<() => Promise<void>> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    answer(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return () => {
    server.close();
    return Promise.resolve();
  };
}

const outOfOrder =
  'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/**
 * Starts a host on any free port, on a view of `out/` made in `directory`, which must be on the same disk. Returns it, and
 * how to end it.
 */
export async function startHost(
  directory: string,
): Promise<[host: Host, end: () => Promise<void>]> {
  linkTree('out', directory);
  const { url, close: closeSite } = await serve({ directory, port: 0 });
  let close = closeSite;
  const become = async (answer: (socket: Socket) => void) => {
    await close();
    close = await takeConnections(Number(new URL(url).port), answer);
  };
  const host: Host = {
    url,
    directory,
    replace: (file, content) => {
      const whole = path.join(directory, file);
      for (const old of [whole, `${whole}.br`]) rmSync(old, { force: true });
      mkdirSync(path.dirname(whole), { recursive: true });
      writeFileSync(whole, content);
    },
    goDown: () => close(),
    fallSilent: () => become(() => undefined),
    breakDown: () => become((socket) => socket.end(outOfOrder)),
  };
  return [host, () => close()];
}
