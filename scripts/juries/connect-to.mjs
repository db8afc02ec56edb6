import { Socket } from 'node:net';

/* Preloaded into a jury, as `curl --connect-to`: connections to a port go to that of a server on this machine. */

/** @type {Record<number, number>} */
const ports = JSON.parse(process.env.CONNECT_TO ?? '{}');
const { connect } = Socket.prototype;

/**
 * @this {Socket}
 * @param {any} given Node's own arguments: the options, or a list with them first
 * @param {any} listener
 */
Socket.prototype.connect = function (given, listener) {
  const [options] = [given].flat();
  Object.assign(options, { host: '127.0.0.1', port: ports[options.port] });
  return connect.call(this, given, listener);
};
