/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// Far from Bamako, so that code fails when it takes the machine's time zone for the clinic's.
process.env.TZ = 'America/New_York';

const createJestConfig = nextJest({ dir: './' });

/** Tests without a page run in node, since jsdom takes half a second per file. */
export const shared: Config = {
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Temporary copies of the project.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
};

const onNode: Config = {
  ...shared,
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{content,light,scripts}/**/*.test.ts'],
};

const inPage: Config = {
  ...shared,
  displayName: 'page',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{app,components}/**/*.test.{ts,tsx}'],
};

/**
 * Adapts next/jest's settings to vanilla-extract. Their stub of `*.css` would also match an import of `./x.css`, which is
 * our `x.css.ts`. The transform of `.css.ts` must come before that of `.ts`.
 */
export async function withNext(config: Config): Promise<Config> {
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

/** Prints only failures, once. */
export const reporters: NonNullable<Config['reporters']> = [
  ['agent', { summaryThreshold: Infinity }],
];

export default async function jestConfig(): Promise<Config> {
  const projects = await Promise.all([onNode, inPage].map(withNext));
  return { projects, reporters };
}
