import { connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { close, listen } from '../serve/listen';

/** 2G: 400 kbit/s, in bytes a second. */
const bandwidth = 50_000;

/** In seconds. */
const roundTrip = 0.4;

/** Payload of a TCP segment, in bytes. */
const segmentSize = 1460;

/** Bytes that a host sends before the first acknowledgement (RFC 6928). */
const initialWindow = 10 * segmentSize;

/** In seconds. */
const now = () => performance.now() / 1000;

type Deliver = (bytes: Buffer) => void;

const until = (time: number) => setTimeout(Math.max(0, (time - now()) * 1000));

/** Delivers bytes in order, although timers that are due together may fire in any order. */
function inOrder(deliver: Deliver): (time: number, bytes: Buffer) => void {
  let last = Promise.resolve();
  return (time, bytes) => {
    last = last
      .then(() => until(time))
      .then(() => {
        deliver(bytes);
      });
  };
}

/**
 * Returns the host's end of one connection. It sends what its window allows, and each acknowledgement widens a window
 * that is too small (RFC 5681). Segments of all connections pass `queue` one after another.
 */
function senderOf(queue: { emptyAt: number }, deliver: Deliver): Deliver {
  let window = initialWindow;
  let unacknowledged = 0;
  const waiting: Buffer[] = [];
  const arrive = inOrder(deliver);
  const sendAt = (time: number) => {
    while (waiting[0] && unacknowledged + waiting[0].length <= window) {
      const segment = waiting[0];
      waiting.shift();
      unacknowledged += segment.length;
      queue.emptyAt = Math.max(time, queue.emptyAt) + segment.length / bandwidth;
      const arrival = queue.emptyAt + roundTrip / 2;
      arrive(arrival, segment);
      const acknowledgement = arrival + roundTrip / 2;
      void until(acknowledgement).then(() => {
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
 * Starts a proxy that delays traffic to a local host as a slow line would. A connection begins with DNS and a TCP
 * handshake. Bytes of TLS and HTTP/2 pass unchanged. What a phone sends uses no bandwidth.
 *
 * @returns the origin of the proxy
 */
export async function startSlowLine(
  host: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const queue = { emptyAt: 0 };
  const proxy = createServer({ noDelay: true }, (phone) => {
    const opened = now() + 2 * roundTrip;
    const plain = connect({ port: Number(new URL(host).port), host: '127.0.0.1', noDelay: true });
    const pass = inOrder((bytes) => plain.write(bytes));
    phone.on('data', (bytes) => {
      pass(Math.max(opened, now()) + roundTrip / 2, bytes);
    });
    const answer = senderOf(queue, (bytes) => phone.write(bytes));
    plain.on('data', answer);
    phone.on('error', () => plain.destroy()).on('close', () => plain.destroy());
    plain.on('error', () => phone.destroy()).on('close', () => phone.destroy());
  });
  return {
    url: `https://localhost:${await listen(proxy)}`,
    close: () => close(proxy),
  };
}
