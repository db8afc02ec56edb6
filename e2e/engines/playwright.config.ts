import { defineConfig } from 'playwright/test';
import { findEngines } from '../../scripts/programs.mjs';
import type { Place } from './visitor';

const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1366, height: 768 },
};

/** Runs the same journeys in each installed engine. Playwright is only the test runner. */
export default defineConfig<object, Place>({
  testDir: '.',
  testIgnore: 'old/**',
  outputDir: '../../test-results/engines',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 90_000,
  // WebKitGTK renders without a graphics card, which is slow on a busy machine.
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: findEngines().flatMap((engine) =>
    Object.entries(sizes).map(([place, size]) => ({
      name: `${engine.name} ${place}`,
      // On a computer, only tests tagged `@widths` run.
      ...(place === 'desktop' && { grep: /@widths\b/ }),
      use: { engine, size },
    })),
  ),
});
