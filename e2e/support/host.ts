import { linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createWebServer, request, type Server } from 'node:http';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { close as stop, listen } from '../../scripts/serve/listen';
import { serve } from '../../scripts/serve/static-host';

/** A web server for one test. */
export interface Host {
  /** Origin: `http://localhost:<port>`. */
  url: string;
  /** Its files are hard links to those of `out/`, so they must be replaced, and never written to. */
  directory: string;
  /** Replaces a file, or adds one. */
  replace: (file: string, content: string | Uint8Array) => void;
  goDown: () => Promise<void>;
  /** Accepts connections without ever responding, as when a network transmits nothing. */
  fallSilent: () => Promise<void>;
  /** Responds to every request with status 503. */
  breakDown: () => Promise<void>;
  /** Sends what `respond` returns for a path. If it returns nothing, sends the file. */
  answerWith: (respond: Responder) => void;
}

interface ForeignResponse {
  type: string;
  body: string;
  /** 200, unless given. */
  status?: number;
  cache?: string;
}

type Responder = (path: string) => ForeignResponse | undefined;

/** Returns a server in front of `site`, which sends the responses of `foreign`, if there are any, instead. */
function serverBefore(site: string, foreign: Responder): Server {
  return createWebServer((asked, response) => {
    const path = new URL(asked.url ?? '/', site).pathname;
    const other = foreign(path);
    if (other) {
      const { status = 200, type, cache = 'no-store', body } = other;
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': cache }).end(body);
      return;
    }
    const { method, headers } = asked;
    const onward = request(site + (asked.url ?? ''), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    asked.pipe(onward);
  });
}

function linkTree(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const link = path.join(to, path.relative(from, file));
    mkdirSync(path.dirname(link), { recursive: true });
    linkSync(file, link);
  }
}

/** Returns a function that stops the server. */
async function takeConnections(
  port: number,
  answer: (socket: Socket) => void,
): Promise<() => Promise<void>> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    answer(socket);
  });
  await listen(server, port);
  return () => {
    server.close();
    return Promise.resolve();
  };
}

const outOfOrder =
  'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** Starts a host on a free port, with hard links to `out/` in `directory`, which must be on the same disk. */
export async function startHost(
  directory: string,
): Promise<[host: Host, end: () => Promise<void>]> {
  linkTree('out', directory);
  const site = await serve({ directory, port: 0 });
  let foreign: Responder = () => undefined;
  const server = serverBefore(site.url, (path) => foreign(path));
  const port = await listen(server);
  const url = `http://localhost:${String(port)}`;
  let close = async () => {
    await stop(server);
    await site.close();
  };
  const become = async (answer: (socket: Socket) => void) => {
    await close();
    close = await takeConnections(port, answer);
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
    answerWith: (respond) => {
      foreign = respond;
    },
  };
  return [host, () => close()];
}
