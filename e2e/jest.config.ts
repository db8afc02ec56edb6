/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { reporters, shared, withNext } from '../jest.config';

/** Tests of the site in `out/`, which need a build. */
export default async function jestConfig(): Promise<Config> {
  const settings = await withNext({
    ...shared,
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/e2e/**/*.test.ts'],
  });
  return { ...settings, rootDir: '..', reporters };
}
