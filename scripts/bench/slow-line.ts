import { connect, createServer } from 'node:net';
import { close, listen } from '../serve/listen';
import { initialWindow, segmentSize, type Line } from './floor';

/** In seconds. */
const now = () => performance.now() / 1000;

function at(time: number, act: () => void): void {
  setTimeout(act, Math.max(0, (time - now()) * 1000));
}

type Deliver = (bytes: Buffer) => void;

/** Delivers bytes in order, although timers that are due together may fire in any order. */
function inOrder(deliver: Deliver): (time: number, bytes: Buffer) => void {
  const queue: Buffer[] = [];
  return (time, bytes) => {
    queue.push(bytes);
    at(time, () => {
      const first = queue.shift();
      if (first) deliver(first);
    });
  };
}

/**
 * Returns the host's end of one connection. It sends what its window allows, and each acknowledgement widens a window
 * that is too small (RFC 5681). Segments of all connections pass `queue` one after another.
 */
function senderOf(line: Line, queue: { emptyAt: number }, deliver: Deliver): Deliver {
  let window = initialWindow;
  let unacknowledged = 0;
  const waiting: Buffer[] = [];
  const arrive = inOrder(deliver);
  const sendAt = (time: number) => {
    while (waiting[0] && unacknowledged + waiting[0].length <= window) {
      const segment = waiting[0];
      waiting.shift();
      unacknowledged += segment.length;
      queue.emptyAt = Math.max(time, queue.emptyAt) + segment.length / line.bandwidth;
      const arrival = queue.emptyAt + line.roundTrip / 2;
      arrive(arrival, segment);
      const acknowledgement = arrival + line.roundTrip / 2;
      at(acknowledgement, () => {
        unacknowledged -= segment.length;
        if (waiting.length > 0) window += segment.length;
        sendAt(acknowledgement);
      });
    }
  };
  return (bytes) => {
    for (let start = 0; start < bytes.length; start += segmentSize)
      waiting.push(bytes.subarray(start, start + segmentSize));
    sendAt(now());
  };
}

/**
 * Starts a proxy that delays traffic to a local host as `line` would. Each connection begins with a TCP handshake, the
 * first one of a visit with DNS. Bytes of TLS and HTTP/2 pass unchanged. What a phone sends uses no bandwidth.
 *
 * @returns the origin of the proxy
 */
export async function startSlowLine(
  line: Line,
  host: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const queue = { emptyAt: 0 };
  let connections = 0;
  const proxy = createServer({ noDelay: true }, (phone) => {
    // A phone without an open connection begins a visit.
    const opened = now() + line.roundTrip * (connections === 0 ? 2 : 1);
    connections += 1;
    const plain = connect({ port: Number(new URL(host).port), host: '127.0.0.1', noDelay: true });
    const pass = inOrder((bytes) => plain.write(bytes));
    phone.on('data', (bytes) => {
      pass(Math.max(opened, now()) + line.roundTrip / 2, bytes);
    });
    plain.on(
      'data',
      senderOf(line, queue, (bytes) => phone.write(bytes)),
    );
    phone.on('error', () => plain.destroy());
    phone.on('close', () => {
      connections -= 1;
      plain.destroy();
    });
    plain.on('error', () => phone.destroy()).on('close', () => phone.destroy());
  });
  return {
    url: `https://localhost:${await listen(proxy)}`,
    close: () => close(proxy),
  };
}
