/** @jest-environment node */
import { moves } from '../../content/facts/site';
import { fileAddresses, isExported, textAt } from '../support/exported-site';

test('each address that has changed leads on', () => {
  expect(moves.filter(({ from }) => !isExported(from))).toEqual([]);
});

test('no script reads the environment of the build, which browsers do not have', () => {
  const scripts = fileAddresses.filter((address) => /^\/_islands\/.*\.js$/.test(address));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((address) => textAt(address).includes('process.env'))).toEqual([]);
});
