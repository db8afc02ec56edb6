/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { isSupportedNode } from './node-version.mjs';

test.each(['20.9.0', '20.20.2', '22.0.0', '100.1.0'])('Node %s is new enough', (version) => {
  expect(isSupportedNode(version)).toBe(true);
});

test.each(['20.8.1', '18.20.8', '9.99.0'])('Node %s is too old', (version) => {
  expect(isSupportedNode(version)).toBe(false);
});

test('package.json asks for the same', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
  };
  expect(isSupportedNode(engines.node.replace('>=', ''))).toBe(true);
  expect(engines.node).toBe('>=20.9');
});
