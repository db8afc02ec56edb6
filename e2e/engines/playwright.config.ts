import { defineConfig } from 'playwright/test';
import { findEngines } from '../../scripts/setup/programs.mjs';
import { oldBrowsers, programOf } from './old-browsers';
import type { Place } from './visitor';

const phone = { width: 360, height: 740 };

const installed = findEngines().map((engine) => ({
  name: `${engine.name} phone`,
  use: { engine, size: phone },
}));

const old = oldBrowsers.map((browser) => ({
  name: `Chromium ${browser.version} phone`,
  use: {
    engine: { name: 'oldChromium', program: programOf(browser), old: browser } as const,
    size: phone,
  },
  // In a browser that is only « readable » (docs/browsers.md), no interactive part runs.
  testIgnore: browser.isWhole ? ['without-parts.spec.ts', 'journey.spec.ts'] : 'using.spec.ts',
}));

/** Tests in other browsers than today's Chromium. Playwright is only the test runner, since it cannot drive them. */
export default defineConfig<object, Place>({
  testDir: '.',
  testIgnore: 'without-parts.spec.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  // Most of these browsers draw without a graphics card, five times slower on a busy machine.
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: [...installed, ...old],
});
