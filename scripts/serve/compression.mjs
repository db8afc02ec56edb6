import { createReadStream, existsSync } from 'node:fs';
import { createBrotliCompress, createGzip, constants } from 'node:zlib';

/** Kinds of files that compression makes smaller; pictures and fonts are compressed already. */
const compressible =
  /^(text\/|application\/(javascript|json|xml|manifest\+json|ld\+json)|image\/svg)/;

/**
 * Quick, as hosts that compress at each request are.
 *
 * @param {'br' | 'gzip'} encoding
 */
const encoderOf = (encoding) =>
  encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : createGzip({ level: 6 });

/**
 * The encoding to respond with, brotli before gzip; null when the browser asks for neither.
 *
 * @param {string | undefined} accepted the request's `accept-encoding`
 * @returns {'br' | 'gzip' | null}
 */
export function encodingFor(accepted) {
  const names = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
}

/**
 * Makes a response compress what is worth it, as hosts do, so that a slow line is tried with the bytes it will carry: with
 * brotli as the build left it beside a file (`index.html.br`), or else as it is sent.
 * To be called before anything is written.
 *
 * @param {import('node:http').IncomingMessage} request what the browser asks
 * @param {import('node:http').ServerResponse} response the response
 * @returns {typeof createReadStream} what the file of the response is to be opened with
 */
export function compressResponse(request, response) {
  const encoding = encodingFor(request.headers['accept-encoding']);
  // A range counts the bytes of the file as it is.
  if (encoding === null || request.headers.range !== undefined) return createReadStream;
  const writeHead = response.writeHead.bind(response);
  let isPacked = false;
  Object.assign(response, {
    /** @type {(status: number, headers: Record<string, string | number>) => unknown} */
    writeHead: (status, headers = {}) => {
      if (!isPacked) {
        if (!compressible.test(String(headers['Content-Type']))) return writeHead(status, headers);
        encodeBody(response, encoderOf(encoding));
      }
      const kept = { ...headers, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' };
      Reflect.deleteProperty(kept, 'Content-Length');
      return writeHead(status, kept);
    },
  });
  return (file, options) => {
    const packed = `${String(file)}.br`;
    isPacked = encoding === 'br' && existsSync(packed);
    return createReadStream(isPacked ? packed : file, options);
  };
}

/**
 * Sends what is written to a response through an encoder.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {import('node:stream').Transform} encoder
 */
function encodeBody(response, encoder) {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  encoder.on('data', (chunk) => write(chunk));
  encoder.on('end', () => end());
  encoder.on('drain', () => response.emit('drain'));
  Object.assign(response, { write: encoder.write.bind(encoder), end: encoder.end.bind(encoder) });
}
