import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';

/** A host of its own for one test, which may publish again, go down or fall silent. */
export interface Host {
  /** Origin: `http://localhost:<port>`. */
  readonly url: string;
  /** What it serves: a view of `out/`, whose files are not to be written to, only replaced. */
  readonly directory: string;
  /** Puts another file in place of one, or a new one. */
  readonly replace: (file: string, content: string | Uint8Array) => void;
  /** Nothing responds any more. */
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

const serving = `
  const { serve } = await import('./scripts/serve.mjs');
  console.log((await serve({ directory: process.argv[1], port: 0 })).url);
`;

/** Serves a folder as the tests' own site is served; in a process of its own, since a test can load no `.mjs` file. */
export async function serve(
  directory: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', serving, directory], {
    // What it complains of is read with the test's own words.
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: line.toString().trim(),
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Takes connections on a port, and does with them as told. */
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
  const { url, close: closeSite } = await serve(directory);
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
