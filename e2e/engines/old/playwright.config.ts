import { defineConfig } from 'playwright/test';
import { oldBrowsers } from './browsers';
import type { Place } from './visitor';

/**
 * Tests in browsers of old phones (docs/browsers.md). Playwright is only the test runner, since it cannot drive them.
 */
export default defineConfig<object, Place>({
  testDir: '.',
  outputDir: '../../../test-results/old',
  globalSetup: './fetch-browsers',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  // These browsers draw without a graphics card, five times slower on a busy machine.
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: oldBrowsers.map((browser) => ({
    name: `Chromium ${String(browser.version)}`,
    // The oldest version runs no interactive part, so its tests only read pages.
    testIgnore: browser.version < 92 ? 'using.spec.ts' : 'without-parts.spec.ts',
    use: { oldBrowser: browser },
  })),
});
