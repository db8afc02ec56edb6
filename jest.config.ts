/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const config: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: ['<rootDir>/{app,components,content,scripts}/**/*.test.{ts,tsx}'],
  // It needs the exported site: a step of its own runs it after the build.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/scripts/hosts/nginx.test.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // It prints what fails, once: a list of what passes would hide it.
  reporters: [['agent', { summaryThreshold: Infinity }]],
};

/**
 * next/jest's settings, mended for vanilla-extract: its stub for every `*.css` import would also swallow `./x.css`,
 * which is our `x.css.ts`; and the transform of `.css.ts` must come before the one of `.ts`.
 */
export default async function jestConfig(): Promise<Config> {
  const settings = await createJestConfig(config)();
  const moduleNameMapper = Object.fromEntries(
    Object.entries(settings.moduleNameMapper ?? {}).filter(([pattern]) => !pattern.includes('css')),
  );
  return {
    ...settings,
    moduleNameMapper,
    transform: { '\\.css\\.ts$': '@vanilla-extract/jest-transform', ...settings.transform },
  };
}
