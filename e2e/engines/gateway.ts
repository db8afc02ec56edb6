import {
  createServer,
  request as requestHttp,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer as createTlsServer } from 'node:tls';
import { listen } from '../../scripts/serve/listen';
import { hear } from './complaints';

/** A proxy that only reaches this machine. */
export interface Gateway {
  address: string;
  close: () => void;
}

/** A fake of an external host. */
export interface FakeProvider {
  host: string;
  /** Origin, in plain HTTP. */
  url: string;
  /** Certificate of `host`, PEM. */
  certificate: string;
  key: string;
}

/** Forwards a request, and adds `hear` to HTML responses as their first script. */
function fetchFor(request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const asked = requestHttp(request.url ?? '', { method: request.method, headers });
  asked.once('error', () => response.destroy());
  asked.once('response', (answer) => {
    const { statusCode = 502, headers: sent } = answer;
    // Not what the worker fetches: it keeps no page that was rewritten.
    const isVisited = headers.accept?.startsWith('text/html') && statusCode !== 304;
    if (!isVisited || !sent['content-type']?.startsWith('text/html')) {
      answer.pipe(response.writeHead(statusCode, sent));
      return;
    }
    const add = (html: string) => {
      const rest = { ...sent };
      delete rest['content-length'];
      delete rest['content-security-policy'];
      // Inserted before the page's policy, which does not apply to earlier scripts.
      const heard = html.replace('<head>', `<head><script>(${hear.toString()})()</script>`);
      response.writeHead(statusCode, rest).end(heard);
    };
    text(answer).then(add, () => response.destroy());
  });
  request.pipe(asked);
}

/** Starts a proxy on a free port. */
export async function startGateway(provider: FakeProvider): Promise<Gateway> {
  const { certificate: cert, key, host, url } = provider;
  const secure = createTlsServer({ cert, key }, (socket) => {
    const plain = connect(Number(new URL(url).port), 'localhost');
    socket.on('error', () => plain.destroy()).pipe(plain);
    plain.on('error', () => socket.destroy()).pipe(socket);
  });
  // Requests for other hosts get empty responses, because Firefox would take an error page in a frame for the next
  // navigation.
  const silent = createTlsServer({ cert, key }, (socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end('HTTP/1.1 204 No Content\r\n\r\n'));
  });
  const proxy = createServer((request, response) => {
    const isHere =
      URL.canParse(request.url ?? '') && new URL(request.url ?? '').hostname === 'localhost';
    if (isHere) fetchFor(request, response);
    else response.writeHead(502).end();
  });
  proxy.on('connect', (request: IncomingMessage, socket) => {
    socket.on('error', () => undefined);
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    (request.url === `${host}:443` ? secure : silent).emit('connection', socket);
  });
  return {
    address: `127.0.0.1:${await listen(proxy)}`,
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
