import { brotliDecompressSync, constants } from 'node:zlib';

export interface Line {
  name: string;
  /** In bytes a second. */
  bandwidth: number;
  /** In seconds. */
  roundTrip: number;
}

export const lines: readonly Line[] = [
  { name: '2G', bandwidth: 50_000, roundTrip: 0.4 },
  { name: '3G', bandwidth: 200_000, roundTrip: 0.3 },
  { name: 'good', bandwidth: 1_250_000, roundTrip: 0.04 },
];

/** Payload of a TCP segment, in bytes. */
export const segmentSize = 1460;

/** Bytes that a host sends before the first acknowledgement (RFC 6928). */
export const initialWindow = 10 * segmentSize;

/** What a host sends before its first response, in bytes: TLS 1.3 with two certificates of 1 KB, and HTTP/2's settings. */
const handshakeSize = 3100;

/** Returns the earliest time of the first byte, in seconds: DNS, TCP, TLS 1.3 and the request take a round trip each. */
export const firstByte = ({ bandwidth, roundTrip }: Line) =>
  4 * roundTrip + handshakeSize / bandwidth;

/**
 * Returns the seconds from the first byte of a response to its last. The window doubles each round trip (RFC 5681),
 * until the bandwidth is the limit.
 */
function transferTime(bytes: number, { bandwidth, roundTrip }: Line): number {
  let [window, left, start] = [initialWindow, bytes, 0];
  while (left > window) {
    start += Math.max(roundTrip, window / bandwidth);
    left -= window;
    window *= 2;
  }
  return start + left / bandwidth;
}

/** Returns the least time in which the first `bytes` of a page arrive on a first visit, in seconds. */
export const floorOf = (bytes: number, line: Line) => firstByte(line) + transferTime(bytes, line);

/** Returns the least time for a page and a picture, requested once the page begins to arrive, in seconds. */
export const floorOfPicture = (page: number, picture: number, line: Line) =>
  Math.max(
    floorOf(page + picture, line),
    firstByte(line) + line.roundTrip + picture / line.bandwidth,
  );

/** Returns the number of bytes of a brotli file, in whole segments, that contain `words`. */
export function bytesUntil(words: string, file: Buffer): number {
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  for (let size = segmentSize; size < file.length; size += segmentSize)
    if (brotliDecompressSync(file.subarray(0, size), { finishFlush }).includes(words)) return size;
  return file.length;
}
