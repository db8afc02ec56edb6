import { defineConfig } from 'playwright/test';
import { findEngines } from '../../scripts/programs.mjs';
import type { Place } from './visitor';

const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1366, height: 768 },
};

/** The same journeys in each engine of this machine, which Playwright runs but does not drive. */
export default defineConfig<object, Place>({
  testDir: '.',
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
      // As in the other configuration: on a wide screen too, where what is promised depends on the width.
      ...(place === 'desktop' && { grep: /@widths\b/ }),
      use: { engine, size },
    })),
  ),
});
