/** @jest-environment node */
import { isInstalled, reasonOf } from './dependencies.mjs';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/sharp-for-another-machine': { version: '1.0.0', optional: true },
  },
};

test('all packages at their versions: nothing to install', () => {
  const installed = { packages: { 'node_modules/react': { version: '19.3.1' } } };
  expect(isInstalled(wanted, installed)).toBe(true);
});

test.each([
  ['a package is missing', {}],
  [
    'a package is one too many',
    { 'node_modules/react': { version: '19.3.1' }, 'node_modules/left-pad': { version: '1.3.0' } },
  ],
  ['a package has another version', { 'node_modules/react': { version: '19.3.0' } }],
  [
    'an optional package has another version',
    {
      'node_modules/react': { version: '19.3.1' },
      'node_modules/sharp-for-another-machine': { version: '0.9.0' },
    },
  ],
])('%s: to be installed', (_, packages) => {
  expect(isInstalled(wanted, { packages })).toBe(false);
});

test('the reason that npm gives fits on one line', () => {
  const output = [
    'npm warn deprecated x',
    'npm error code EAI_AGAIN',
    'npm error syscall getaddrinfo',
    'npm error errno EAI_AGAIN',
    'npm error request to the registry failed, reason: getaddrinfo EAI_AGAIN',
    'npm error A complete log of this run can be found in: a file',
  ].join('\n');
  expect(reasonOf(output)).toBe(
    'code EAI_AGAIN: request to the registry failed, reason: getaddrinfo EAI_AGAIN',
  );
  expect(reasonOf('spawn npm ENOENT\n')).toBe('spawn npm ENOENT');
  expect(reasonOf('')).toBe('it gave no reason');
});
