/** @jest-environment node */
import { type AddressInfo, createServer, type Server } from 'node:net';
import { choosePort, requestedPort } from './port.mjs';

function listen(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(port, () => {
      resolve(server);
    });
  });
}

test('no PORT, no request', () => {
  expect(requestedPort(undefined)).toBeUndefined();
  expect(requestedPort('')).toBeUndefined();
});

test('PORT is taken as a number', () => {
  expect(requestedPort('1')).toBe(1);
  expect(requestedPort('65535')).toBe(65_535);
});

test.each(['abc', '0', '65536', '-1', '3000.5', '3e3', ' 3000'])('PORT=%j is refused', (text) => {
  expect(() => requestedPort(text)).toThrow(/^PORT vaut « .* », qui n’est pas un numéro de port/);
});

test('a port that was asked for and is taken is refused in one line', async () => {
  const other = await listen(0);
  const { port } = other.address() as AddressInfo;
  await expect(choosePort(port)).rejects.toThrow(
    new RegExp(`^Le port ${port} est déjà pris : .+$`),
  );
  other.close();
});

test('without a request, a taken port is passed over', async () => {
  const first = await choosePort(undefined);
  const other = await listen(first);
  expect(await choosePort(undefined)).toBeGreaterThan(first);
  other.close();
});
